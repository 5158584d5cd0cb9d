#!/bin/sh
# Prints what each rung of the fast counters costs, for the given sizes:
#
#     benches/ladder.sh 12 14 16
#
# Without sizes it takes 16, 17 and 18, about ten minutes. It builds nothing but this crate and
# what its benchmarks need, and it measures on one thread.
set -eu
cd "$(dirname "$0")/.."
[ $# -gt 0 ] || set -- 16 17 18
exec cargo bench --quiet --no-default-features --bench ladder -- "$@"
