# Program with n as its argument, which takes 1 for unsolvable.
use strict;
use warnings;

if (@ARGV != 1) {
    print "Usage: nqueens N\n";
    exit 1;
}
my $n = $ARGV[0];
if ($n < 4) {
    print "N must be at least 4\n";
    exit 1;
}

sub place {
    my @queens = @_;
    my $row = @queens;
    if ($row == $n) {
        print '[', join(', ', map { "[$_, $queens[$_]]" } 0 .. $#queens), "]\n";
        return;
    }
    COLUMN: for my $column (0 .. $n - 1) {
        for my $other (0 .. $#queens) {
            next COLUMN if $queens[$other] == $column;
            next COLUMN if abs($queens[$other] - $column) == $row - $other;
        }
        place(@queens, $column);
    }
}

place();
