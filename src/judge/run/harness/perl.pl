# Calls a function of a submission and prints what it returns, one JSON value a line.
# Arguments: the file, the mark that leads our lines, the names to look for, then the calls.
use strict;
use warnings;

my ($file, $mark, $joined, @calls) = @ARGV;
@ARGV = ();
my $out = \*STDOUT;

sub judge_say {
    my $old = select($out);
    local $| = 1;
    print {$out} "\n", join(' ', $mark, @_), "\n";
    select($old);
}

sub judge_json {
    my ($value) = @_;
    return 'null' unless defined $value;
    my $kind = ref $value;
    return judge_json($$value) if $kind eq 'SCALAR' || $kind eq 'REF';
    return '[' . join(',', map { judge_json($_) } values %$value) . ']' if $kind eq 'HASH';
    return '[' . join(',', map { judge_json($_) } @$value) . ']' if $kind;
    return $value if $value =~ /\A-?(?:0|[1-9][0-9]{0,17})\z/;
    $value =~ s/(["\\])/\\$1/g;
    $value =~ s/\n/\\n/g;
    return "\"$value\"";
}

sub judge_find {
    for my $name (split /,/, $joined) {
        for my $package ('main', 'Solution') {
            my $code = $package->can($name) or next;
            return ($package, $code);
        }
    }
    die "no function named $joined\n";
}

my $done = do "./$file";
die $@ if $@;
my ($package, $code) = judge_find();
my $make = $package ne 'main' && $package->can('new');
my $reused;
for my $wish (@calls) {
    my ($manner, $n) = split /:/, $wish;
    judge_say('call', $wish);
    my @owner;
    if ($package ne 'main') {
        my $owner = $manner eq 'fresh' ? undef : $reused;
        $owner = $make ? $package->new() : bless({}, $package) unless defined $owner;
        $reused = $owner if $manner ne 'fresh';
        @owner = ($owner);
    }
    my @values = $code->(@owner, $n);
    # A function that returns a bare list returns an empty one for "none".
    my $value = @values == 1 ? $values[0] : \@values;
    judge_say('returned', judge_json($value));
}
judge_say('done');
exit 0;
