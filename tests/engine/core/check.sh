#!/usr/bin/env bash
# check.sh [--few] [SECONDS] [SEED]: the core's own checks, under the address and undefined behaviour sanitizers.
# With --few only on a few sizes, which compiles in a minute instead of five.
#   check_bounds   every score and static bound against brute force on random positions
#   fuzz_session   random and hostile requests, stopped at random moments
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
core=$here/../../../connect4_gui/engine/core
few=()
if [ "${1:-}" = --few ]; then
  few=(-DCONNECT4_FEW_SIZES)
  shift
fi
seconds=${1:-20} seed=${2:-1}
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
flags=(-std=c++17 -O1 -g -Wall -Wextra -Wno-psabi -fsanitize=address,undefined -fno-sanitize-recover=all "-I$core" "${few[@]}")
"${CXX:-c++}" "${flags[@]}" "$here/check_bounds.cpp" -o "$out/check_bounds" -pthread &
"${CXX:-c++}" "${flags[@]}" "$here/fuzz_session.cpp" "$core/kernel.cpp" "$core/challenger.cpp" -o "$out/fuzz_session" -pthread
wait $!
"$out/check_bounds" "$seconds" "$seed"
"$out/fuzz_session" "$seconds" "$seed"
