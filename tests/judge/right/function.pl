use strict;
use warnings;

sub solve_n_queens {
    my ($n) = @_;
    my @boards = ([]);
    for my $row (0 .. $n - 1) {
        my @next;
        for my $queens (@boards) {
            COLUMN: for my $column (0 .. $n - 1) {
                for my $other (0 .. $row - 1) {
                    next COLUMN if $queens->[$other] == $column;
                    next COLUMN if abs($queens->[$other] - $column) == $row - $other;
                }
                push @next, [@$queens, $column];
            }
        }
        @boards = @next;
    }
    return [map { [map { '.' x $_ . 'Q' . '.' x ($n - 1 - $_) } @$_] } @boards];
}

1;
