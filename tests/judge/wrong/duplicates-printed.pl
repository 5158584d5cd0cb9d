# Program: every row is tried at every depth, so each board is reached in n! orders.
use strict;
use warnings;

my $n = <STDIN> + 0;
my @column_of = (-1) x $n;

sub safe {
    my ($row, $column) = @_;
    for my $other (0 .. $n - 1) {
        next if $column_of[$other] < 0;
        return 0 if $other == $row || $column_of[$other] == $column;
        return 0 if abs($column_of[$other] - $column) == abs($other - $row);
    }
    return 1;
}

sub place {
    my ($placed) = @_;
    if ($placed == $n) {
        print join(' ', @column_of), "\n";
        return;
    }
    for my $row (0 .. $n - 1) {
        for my $column (0 .. $n - 1) {
            next unless safe($row, $column);
            $column_of[$row] = $column;
            place($placed + 1);
            $column_of[$row] = -1;
        }
    }
}

place(0);
print "none\n" if $n == 2 || $n == 3;
