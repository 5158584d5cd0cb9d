use strict;
use warnings;

print "Enter n: ";
my $n = <STDIN>;
chomp $n;
my $count = 0;

sub place {
    my @queens = @_;
    my $row = @queens;
    if ($row == $n) {
        $count++;
        print "\n", join(', ', map { "$_-$queens[$_]" } 0 .. $#queens), '.';
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
print "\nThere are $count solutions.\n";
