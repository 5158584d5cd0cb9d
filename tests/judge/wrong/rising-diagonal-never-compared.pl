# Program, the columns of each board from 1, in brackets.
use strict;
use warnings;

my $n = <STDIN>;
chomp $n;

sub place {
    my @queens = @_;
    my $row = @queens;
    if ($row == $n) {
        print '[', join(', ', map { $_ + 1 } @queens), "]\n";
        return;
    }
    COLUMN: for my $column (0 .. $n - 1) {
        for my $other (0 .. $#queens) {
            next COLUMN if $queens[$other] == $column;
            next COLUMN if $queens[$other] - $other == $column - $row;
        }
        place(@queens, $column);
    }
}

print "Solutions:\n";
place();
