# A plain function with a list of the package.
use strict;
use warnings;

our @boards;

sub place {
    my ($n, @queens) = @_;
    my $row = @queens;
    if ($row == $n) {
        push @boards, [map { '.' x $_ . 'Q' . '.' x ($n - 1 - $_) } @queens];
        return;
    }
    COLUMN: for my $column (0 .. $n - 1) {
        for my $other (0 .. $#queens) {
            next COLUMN if $queens[$other] == $column;
            next COLUMN if abs($queens[$other] - $column) == $row - $other;
        }
        place($n, @queens, $column);
    }
}

sub solve_n_queens {
    my ($n) = @_;
    place($n);
    return \@boards;
}

1;
