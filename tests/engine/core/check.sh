#!/usr/bin/env bash
# check.sh [--few] [--on MACHINE] [--as CODE] [--with SANITIZERS] [SECONDS] [SEED]: the core's own checks.
#   check_bounds   every score and static bound against brute force on random positions
#   fuzz_session   random and hostile requests, stopped at random moments
#
#   --few          only a few sizes, which compiles in a minute instead of five
#   --on here      this machine, with the compiler CXX (default)
#        arm64     built by g++-aarch64-linux-gnu, run by qemu-user
#        windows   built by g++-mingw-w64-x86-64-posix, run by wine
#   --as baseline  the code for every processor (default)
#        fast      the code for processors with AVX2 and BMI, with the flags of setup.py
#        fastest   the code for processors with AVX-512, with the flags of setup.py
#        portable  the code for compilers that are neither GCC nor clang
#   --with LIST    here: the sanitizers, address,undefined (default) or thread; or trap, which needs none of the compiler's
#                  libraries and ends the program without a word at undefined behaviour. Elsewhere it is always trap.
#
# Where the packages for another machine are missing it says so and ends with exit code 77.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
core=$here/../../../connect4_gui/engine/core
machine=here code=baseline sanitizers=address,undefined
flags=(-std=c++17 -O1 -g -Wall -Wextra -Wno-psabi -pthread -DCONNECT4_EAGER_GROWTH "-I$core")
while [[ ${1:-} == --* ]]; do
  case $1 in
    --few) flags+=(-DCONNECT4_FEW_SIZES); shift; continue ;;
    --on) machine=${2:?says where} ;;
    --as) code=${2:?says which} ;;
    --with) sanitizers=${2:?says which} ;;
    *) echo "check.sh: there is no option $1" >&2; exit 2 ;;
  esac
  shift 2
done
seconds=${1:-20} seed=${2:-1}

# need PACKAGE COMMAND...: prints the first of the commands that there is.
need() {
  command -v "${@:2}" | head -n 1 | grep . && return
  echo "check.sh: skipped, because there is no $2; on Debian or Ubuntu: apt install $1" >&2
  exit 77
}

trapping=(-fsanitize=undefined -fsanitize-undefined-trap-on-error)
case $machine in
  here)
    [[ ${CXX:-} == clang* ]] && package=clang || package=g++
    compiler=$(need "$package" "${CXX:-c++}")
    runner=()
    [ "$sanitizers" = trap ] && flags+=("${trapping[@]}") || flags+=("-fsanitize=$sanitizers" -fno-sanitize-recover=all)
    ;;
  arm64)
    compiler=$(need g++-aarch64-linux-gnu aarch64-linux-gnu-g++)
    runner=("$(need qemu-user qemu-aarch64-static qemu-aarch64)")
    flags+=(-static "${trapping[@]}")
    ;;
  windows)
    compiler=$(need g++-mingw-w64-x86-64-posix x86_64-w64-mingw32-g++-posix x86_64-w64-mingw32-g++)
    runner=("$(need wine wine64 wine)")
    flags+=(-static "${trapping[@]}")
    ;;
  *) echo "check.sh: there is no machine $machine" >&2; exit 2 ;;
esac
case $code in
  baseline) ;;
  fast) flags+=(-mavx2 -mbmi -mbmi2 -mpopcnt) ;;
  fastest) flags+=(-mavx2 -mbmi -mbmi2 -mpopcnt -mavx512f -mavx512vl -mavx512dq -mavx512vpopcntdq) ;;
  portable) flags+=(-DCONNECT4_PORTABLE) ;;
  *) echo "check.sh: there is no code $code" >&2; exit 2 ;;
esac

out=$(mktemp -d)
export WINEPREFIX=$out/wine WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml='
clean_up() {
  [ ! -d "$WINEPREFIX" ] || wineserver --kill || true
  rm -rf "$out"
}
trap clean_up EXIT
[ "$machine" != windows ] || wineboot --init >"$out/wine.log" 2>&1

# What ends in .exe runs everywhere; wine wants the name.
"$compiler" "${flags[@]}" "$here/check_bounds.cpp" -o "$out/check_bounds.exe" &
"$compiler" "${flags[@]}" "$here/fuzz_session.cpp" "$core/kernel.cpp" "$core/challenger.cpp" -o "$out/fuzz_session.exe"
wait $!
for check in check_bounds fuzz_session; do
  "${runner[@]}" "$out/$check.exe" "$seconds" "$seed"
done
