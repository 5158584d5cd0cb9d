use strict;
my $n = <STDIN>;
print $m;
