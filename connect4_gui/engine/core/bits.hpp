// Questions about single words, asked alike of 64-bit and of wide boards.
#pragma once

#include <cstdint>

#if defined(_MSC_VER)
#include <intrin.h>
#endif

#include "quad.hpp"
#include "wide.hpp"

namespace connect4 {

inline int popcount(std::uint64_t x) {
#if defined(CONNECT4_GNU)
    return __builtin_popcountll(x);
#else
    x = x - ((x >> 1) & 0x5555555555555555u);
    x = (x & 0x3333333333333333u) + ((x >> 2) & 0x3333333333333333u);
    x = (x + (x >> 4)) & 0x0f0f0f0f0f0f0f0fu;
    return static_cast<int>((x * 0x0101010101010101u) >> 56);
#endif
}
inline int popcount(const Wide64& x) { return popcount(x.lo) + popcount(x.hi); }

// The number of the lowest bit set; x must not be zero.
inline int lowest_index(std::uint64_t x) {
#if defined(CONNECT4_GNU)
    return __builtin_ctzll(x);
#else
    return popcount((x & (~x + 1)) - 1);
#endif
}
inline int lowest_index(const Wide64& x) { return x.lo != 0 ? lowest_index(x.lo) : 64 + lowest_index(x.hi); }

constexpr bool any(std::uint64_t x) { return x != 0; }
constexpr bool any(const Wide64& x) { return (x.lo | x.hi) != 0; }

// x without its lowest bit; x must not be zero.
constexpr std::uint64_t drop_lowest(std::uint64_t x) { return x & (x - 1); }
constexpr Wide64 drop_lowest(const Wide64& x) { return x & (x - Wide64(1)); }

template <class Word>
constexpr Word lowest_bit(const Word& x) {
    return x ^ drop_lowest(x);
}

template <class Word>
constexpr bool has_several(const Word& x) {
    return any(x) && any(drop_lowest(x));
}

// log2 rounded down; x must not be zero.
inline int log2_floor(std::uint64_t x) {
#if defined(CONNECT4_GNU)
    return 63 - __builtin_clzll(x);
#else
    int result = 0;
    while (x >>= 1) ++result;
    return result;
#endif
}

inline void prefetch(const void* address) {
#if defined(CONNECT4_GNU)
    __builtin_prefetch(address);
#elif defined(_MSC_VER) && (defined(_M_X64) || defined(_M_IX86))
    _mm_prefetch(static_cast<const char*>(address), _MM_HINT_T0);
#else
    (void)address;
#endif
}

// The bits of all four words together.
inline int popcount(const Quad& x) { return popcount(x.lane(0)) + popcount(x.lane(1)) + popcount(x.lane(2)) + popcount(x.lane(3)); }
inline int popcount(const Wide<Quad>& x) { return popcount(x.lo) + popcount(x.hi); }

// Four words side by side and back.
inline Quad pack(const std::uint64_t* four) { return Quad(four); }
inline void unpack(const Quad& packed, std::uint64_t* four) { packed.store(four); }
inline Wide<Quad> pack(const Wide64* four) {
    const std::uint64_t low[4] = {four[0].lo, four[1].lo, four[2].lo, four[3].lo};
    const std::uint64_t high[4] = {four[0].hi, four[1].hi, four[2].hi, four[3].hi};
    return {Quad(low), Quad(high)};
}
inline void unpack(const Wide<Quad>& packed, Wide64* four) {
    for (int i = 0; i < Quad::lanes; ++i) four[i] = Wide64(packed.lo.lane(i), packed.hi.lane(i));
}

}  // namespace connect4
