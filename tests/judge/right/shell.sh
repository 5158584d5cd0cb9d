read -r n
place() { # the columns so far
    local -a queens=("$@")
    local row=$# column other
    if ((row == n)); then
        echo "${queens[*]}"
        return
    fi
    for ((column = 0; column < n; column++)); do
        for ((other = 0; other < row; other++)); do
            local apart=$((queens[other] - column))
            ((apart == 0 || apart == row - other || apart == other - row)) && continue 2
        done
        place "${queens[@]}" "$column"
    done
}
place
