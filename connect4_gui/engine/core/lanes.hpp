// Lanes: several 64-bit words worked on together, so that all moves of a position cost little more than one.
//
// GCC and clang turn the vector types into AVX-512, AVX2, SSE2 or NEON code, whatever the target has; other compilers get
// an array and their own vectoriser. CONNECT4_PORTABLE lets the checks try what those get. Only where the compilers find
// no good code by themselves, instructions are named here.
#pragma once

#include <cstdint>

#if defined(__GNUC__) && !defined(CONNECT4_PORTABLE)
#define CONNECT4_GNU
#if defined(__AVX2__)
#include <immintrin.h>
#endif
#if defined(__AVX512F__) && defined(__AVX512DQ__) && defined(__AVX512VPOPCNTDQ__)
#define CONNECT4_AVX512
#endif
#endif

namespace connect4 {

// One bit a lane.
using LaneMask = std::uint64_t;

#if defined(CONNECT4_GNU)
template <int Count>
struct VectorOf;
template <>
struct VectorOf<4> {
    typedef std::uint64_t Type __attribute__((vector_size(32)));
};
template <>
struct VectorOf<8> {
    typedef std::uint64_t Type __attribute__((vector_size(64)));
};
#endif

template <int Count>
struct Lanes {
    static constexpr int lanes = Count;

#if defined(CONNECT4_GNU)
    using Vector = typename VectorOf<Count>::Type;
    Vector v;

    Lanes() = default;
    Lanes(std::uint64_t all) : v(all - Vector{}) {}
    Lanes(const std::uint64_t* words) { __builtin_memcpy(&v, words, sizeof v); }
    explicit Lanes(const Vector& vector) : v(vector) {}
    std::uint64_t lane(int i) const { return v[i]; }
    void store(std::uint64_t* words) const { __builtin_memcpy(words, &v, sizeof v); }

    friend Lanes operator&(const Lanes& a, const Lanes& b) { return Lanes(a.v & b.v); }
    friend Lanes operator|(const Lanes& a, const Lanes& b) { return Lanes(a.v | b.v); }
    friend Lanes operator^(const Lanes& a, const Lanes& b) { return Lanes(a.v ^ b.v); }
    friend Lanes operator+(const Lanes& a, const Lanes& b) { return Lanes(a.v + b.v); }
    friend Lanes operator-(const Lanes& a, const Lanes& b) { return Lanes(a.v - b.v); }
    friend Lanes operator~(const Lanes& a) { return Lanes(~a.v); }
    friend Lanes operator<<(const Lanes& a, int n) { return Lanes(a.v << n); }
    friend Lanes operator>>(const Lanes& a, int n) { return Lanes(a.v >> n); }
    friend Lanes operator<<(const Lanes& a, const Lanes& n) { return Lanes(a.v << n.v); }
    friend Lanes operator>>(const Lanes& a, const Lanes& n) { return Lanes(a.v >> n.v); }
    // All bits of the lanes that are zero, none of the others.
    friend Lanes where_zero(const Lanes& a) { return Lanes(reinterpret_cast<Vector>(a.v == 0)); }
#else
    std::uint64_t v[lanes];

    Lanes() = default;
    Lanes(std::uint64_t all) : Lanes(each([&](int) { return all; })) {}
    Lanes(const std::uint64_t* words) : Lanes(each([&](int i) { return words[i]; })) {}
    std::uint64_t lane(int i) const { return v[i]; }
    void store(std::uint64_t* words) const {
        for (int i = 0; i < lanes; ++i) words[i] = v[i];
    }

    template <class Operation>
    static Lanes each(Operation operation) {
        Lanes result;
        for (int i = 0; i < lanes; ++i) result.v[i] = operation(i);
        return result;
    }
    friend Lanes operator&(const Lanes& a, const Lanes& b) { return each([&](int i) { return a.v[i] & b.v[i]; }); }
    friend Lanes operator|(const Lanes& a, const Lanes& b) { return each([&](int i) { return a.v[i] | b.v[i]; }); }
    friend Lanes operator^(const Lanes& a, const Lanes& b) { return each([&](int i) { return a.v[i] ^ b.v[i]; }); }
    friend Lanes operator+(const Lanes& a, const Lanes& b) { return each([&](int i) { return a.v[i] + b.v[i]; }); }
    friend Lanes operator-(const Lanes& a, const Lanes& b) { return each([&](int i) { return a.v[i] - b.v[i]; }); }
    friend Lanes operator~(const Lanes& a) { return each([&](int i) { return ~a.v[i]; }); }
    friend Lanes operator<<(const Lanes& a, int n) { return each([&](int i) { return a.v[i] << n; }); }
    friend Lanes operator>>(const Lanes& a, int n) { return each([&](int i) { return a.v[i] >> n; }); }
    friend Lanes operator<<(const Lanes& a, const Lanes& n) { return each([&](int i) { return a.v[i] << n.v[i]; }); }
    friend Lanes operator>>(const Lanes& a, const Lanes& n) { return each([&](int i) { return a.v[i] >> n.v[i]; }); }
    friend Lanes where_zero(const Lanes& a) {
        return each([&](int i) { return a.v[i] == 0 ? ~std::uint64_t{0} : std::uint64_t{0}; });
    }
#endif
};

// Four words, one for each direction of a line.
using Quad = Lanes<4>;

// As many words as a processor works on at once, one for each move.
#if defined(CONNECT4_AVX512)
using MoveLanes = Lanes<8>;
#else
using MoveLanes = Lanes<4>;
#endif

// The lanes that are zero.
template <int Count>
LaneMask zero_lanes(const Lanes<Count>& a) {
#if defined(CONNECT4_AVX512)
    if constexpr (Count == 8) {
        const auto words = reinterpret_cast<__m512i>(a.v);
        return _mm512_testn_epi64_mask(words, words);
    }
#endif
#if defined(CONNECT4_GNU) && defined(__AVX2__)
    if constexpr (Count == 4)
        return static_cast<LaneMask>(_mm256_movemask_pd(reinterpret_cast<__m256d>(where_zero(a).v)));
#endif
    LaneMask mask = 0;
    for (int i = 0; i < Count; ++i) mask |= LaneMask{a.lane(i) == 0} << i;
    return mask;
}

}  // namespace connect4
