// Hash: spreads the keys of positions over all bits of a word. The topmost bits are the best mixed.
#pragma once

#include <cstdint>

#include "wide.hpp"

namespace connect4 {

// A bijection: the multiplier is odd. Its lowest n bits depend on the lowest n bits of the key only, so it is one of
// n-bit numbers too.
constexpr std::uint64_t hash(std::uint64_t key) { return key * 0xd1342543de82ef95u; }

// For each high limb a bijection of the low one.
constexpr std::uint64_t hash(const Wide64& key) { return hash(key.lo ^ (key.hi * 0x9e3779b97f4a7c15u)); }

}  // namespace connect4
