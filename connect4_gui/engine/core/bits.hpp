// Questions about single words, asked alike of 64-bit and of wide boards.
#pragma once

#include <cstdint>

#if defined(_MSC_VER)
#include <intrin.h>
#endif

#include "lanes.hpp"
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

// x without its lowest bit.
constexpr std::uint64_t drop_lowest(std::uint64_t x) { return x & (x - 1); }
constexpr Wide64 drop_lowest(const Wide64& x) { return x & (x - Wide64(1)); }

template <class Word>
constexpr Word lowest_bit(const Word& x) {
    return x ^ drop_lowest(x);
}

template <class Word>
constexpr bool has_several(const Word& x) {
    return any(drop_lowest(x));
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

// All bits if x is zero, otherwise none.
constexpr std::uint64_t where_zero(std::uint64_t x) { return x == 0 ? ~std::uint64_t{0} : 0; }
constexpr Wide64 where_zero(const Wide64& x) { return {where_zero(x.lo | x.hi), where_zero(x.lo | x.hi)}; }
template <int Count>
Wide<Lanes<Count>> where_zero(const Wide<Lanes<Count>>& x) {
    return {where_zero(x.lo | x.hi), where_zero(x.lo | x.hi)};
}

// The lanes that are zero, as words of all bits or none, or as a bit each.
template <int Count>
Lanes<Count> zero_words(const Lanes<Count>& x) {
    return where_zero(x);
}
template <int Count>
Lanes<Count> zero_words(const Wide<Lanes<Count>>& x) {
    return where_zero(x.lo | x.hi);
}
template <int Count>
LaneMask zero_lanes(const Wide<Lanes<Count>>& x) {
    return zero_lanes(x.lo | x.hi);
}

// The number of bits in every lane.
template <int Count>
Lanes<Count> popcounts(const Lanes<Count>& x) {
#if defined(CONNECT4_AVX512)
    if constexpr (Count == 8)
        return Lanes<Count>(reinterpret_cast<typename Lanes<Count>::Vector>(_mm512_popcnt_epi64(reinterpret_cast<__m512i>(x.v))));
#endif
#if defined(CONNECT4_GNU) && defined(__POPCNT__)
    if constexpr (Count == 4) {
        const auto count = [&](int i) { return static_cast<std::uint64_t>(popcount(x.lane(i))); };
        return Lanes<Count>(typename Lanes<Count>::Vector{count(0), count(1), count(2), count(3)});
    }
#endif
    constexpr std::uint64_t pairs = 0x5555555555555555, fours = 0x3333333333333333, bytes = 0x0f0f0f0f0f0f0f0f;
    Lanes<Count> sums = x - ((x >> 1) & Lanes<Count>(pairs));
    sums = (sums & Lanes<Count>(fours)) + ((sums >> 2) & Lanes<Count>(fours));
    sums = (sums + (sums >> 4)) & Lanes<Count>(bytes);
    sums = sums + (sums >> 8);
    sums = sums + (sums >> 16);
    return (sums + (sums >> 32)) & Lanes<Count>(0x7f);
}
template <int Count>
Lanes<Count> popcounts(const Wide<Lanes<Count>>& x) {
    return popcounts(x.lo) + popcounts(x.hi);
}

// The number of bits in all lanes together.
template <int Count>
int popcount(const Lanes<Count>& x) {
    int result = 0;
    for (int i = 0; i < Count; ++i) result += popcount(x.lane(i));
    return result;
}
template <int Count>
int popcount(const Wide<Lanes<Count>>& x) {
    return popcount(x.lo) + popcount(x.hi);
}

// Words side by side and back.
template <int Count>
void unpack(const Lanes<Count>& packed, std::uint64_t* words) {
    packed.store(words);
}
template <int Count>
void unpack(const Wide<Lanes<Count>>& packed, Wide64* words) {
    for (int i = 0; i < Count; ++i) words[i] = Wide64(packed.lo.lane(i), packed.hi.lane(i));
}
template <class Pack>
Pack pack(const std::uint64_t* words) {
    return Pack(words);
}
template <class Pack>
Pack pack(const Wide64* words) {
    using Limbs = decltype(Pack::lo);
    std::uint64_t low[Limbs::lanes], high[Limbs::lanes];
    for (int i = 0; i < Limbs::lanes; ++i) {
        low[i] = words[i].lo;
        high[i] = words[i].hi;
    }
    return {Limbs(low), Limbs(high)};
}

#if defined(CONNECT4_AVX512)
// The lanes that are not zero, in their order, and zeros behind them.
inline Lanes<8> gathered(const Lanes<8>& x) {
    const auto words = reinterpret_cast<__m512i>(x.v);
    return Lanes<8>(reinterpret_cast<Lanes<8>::Vector>(
        _mm512_maskz_compress_epi64(_mm512_test_epi64_mask(words, words), words)));
}
#endif

}  // namespace connect4
