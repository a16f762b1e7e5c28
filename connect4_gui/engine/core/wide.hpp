// Wide: an unsigned number of two limbs, for the boards that 64 bits do not hold.
//
// The limbs may be plain 64-bit numbers or Lanes of them; the arithmetic is written with shifts and logic only, so that one
// text serves both. Shifts take 1 to 63.
#pragma once

#include <cstdint>

#include "lanes.hpp"

namespace connect4 {

template <class Limb>
struct Wide {
    Limb lo, hi;

    Wide() = default;
    constexpr Wide(const Limb& low, const Limb& high) : lo(low), hi(high) {}
    // A small number.
    constexpr Wide(std::uint64_t low) : lo(low), hi(std::uint64_t{0}) {}
    // The same Wide in every lane.
    template <class Other, class = decltype(Limb(Other{}))>
    constexpr Wide(const Wide<Other>& other) : lo(other.lo), hi(other.hi) {}

    friend constexpr Wide operator&(const Wide& a, const Wide& b) { return {a.lo & b.lo, a.hi & b.hi}; }
    friend constexpr Wide operator|(const Wide& a, const Wide& b) { return {a.lo | b.lo, a.hi | b.hi}; }
    friend constexpr Wide operator^(const Wide& a, const Wide& b) { return {a.lo ^ b.lo, a.hi ^ b.hi}; }
    friend constexpr Wide operator~(const Wide& a) { return {~a.lo, ~a.hi}; }
    friend constexpr Wide operator<<(const Wide& a, int n) {
        return {a.lo << n, (a.hi << n) | (a.lo >> (64 - n))};
    }
    friend constexpr Wide operator>>(const Wide& a, int n) {
        return {(a.lo >> n) | (a.hi << (64 - n)), a.hi >> n};
    }
    // Every lane by its own number.
    friend Wide operator>>(const Wide& a, const Quad& n) {
        return {(a.lo >> n) | (a.hi << (Quad(64) - n)), a.hi >> n};
    }
    friend constexpr Wide operator+(const Wide& a, const Wide& b) {
        const Limb low = a.lo + b.lo;
        const Limb carry = ((a.lo & b.lo) | ((a.lo | b.lo) & ~low)) >> 63;
        return {low, a.hi + b.hi + carry};
    }
    friend constexpr Wide operator-(const Wide& a, const Wide& b) {
        const Limb low = a.lo - b.lo;
        const Limb borrow = ((~a.lo & b.lo) | ((~a.lo | b.lo) & low)) >> 63;
        return {low, a.hi - b.hi - borrow};
    }
};

using Wide64 = Wide<std::uint64_t>;

constexpr bool operator==(const Wide64& a, const Wide64& b) { return a.lo == b.lo && a.hi == b.hi; }
constexpr bool operator<(const Wide64& a, const Wide64& b) { return a.hi < b.hi || (a.hi == b.hi && a.lo < b.lo); }

}  // namespace connect4
