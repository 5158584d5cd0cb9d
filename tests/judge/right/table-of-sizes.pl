# Reads nothing and counts for all sizes.
use strict;
use warnings;

sub count {
    my ($n, @queens) = @_;
    return 1 if @queens == $n;
    my $total = 0;
    COLUMN: for my $column (0 .. $n - 1) {
        for my $row (0 .. $#queens) {
            my $apart = abs($queens[$row] - $column);
            next COLUMN if $apart == 0 || $apart == @queens - $row;
        }
        $total += count($n, @queens, $column);
    }
    return $total;
}

printf "n=%d: %d\n", $_, count($_) for 1 .. 7;
