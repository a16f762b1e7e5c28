// Quad: four 64-bit lanes worked on together, so that four children of a position cost little more than one.
//
// GCC and clang turn the vector type into AVX2 or SSE2 or NEON code, whatever the target has; other compilers get an
// array and their own vectoriser. CONNECT4_PORTABLE lets the checks try what those get.
#pragma once

#include <cstdint>

#if defined(__GNUC__) && !defined(CONNECT4_PORTABLE)
#define CONNECT4_GNU
#endif

namespace connect4 {

struct Quad {
    static constexpr int lanes = 4;

#if defined(CONNECT4_GNU)
    typedef std::uint64_t Lanes __attribute__((vector_size(32)));
    Lanes v;

    Quad() = default;
    Quad(std::uint64_t all) : v{all, all, all, all} {}
    Quad(const std::uint64_t* four) : v{four[0], four[1], four[2], four[3]} {}
    explicit Quad(const Lanes& lanes_) : v(lanes_) {}
    std::uint64_t lane(int i) const { return v[i]; }
    void store(std::uint64_t* four) const { __builtin_memcpy(four, &v, sizeof v); }

    friend Quad operator&(const Quad& a, const Quad& b) { return Quad(a.v & b.v); }
    friend Quad operator|(const Quad& a, const Quad& b) { return Quad(a.v | b.v); }
    friend Quad operator^(const Quad& a, const Quad& b) { return Quad(a.v ^ b.v); }
    friend Quad operator+(const Quad& a, const Quad& b) { return Quad(a.v + b.v); }
    friend Quad operator-(const Quad& a, const Quad& b) { return Quad(a.v - b.v); }
    friend Quad operator~(const Quad& a) { return Quad(~a.v); }
    friend Quad operator<<(const Quad& a, int n) { return Quad(a.v << n); }
    friend Quad operator>>(const Quad& a, int n) { return Quad(a.v >> n); }
    friend Quad operator<<(const Quad& a, const Quad& n) { return Quad(a.v << n.v); }
    friend Quad operator>>(const Quad& a, const Quad& n) { return Quad(a.v >> n.v); }
#else
    std::uint64_t v[lanes];

    Quad() = default;
    Quad(std::uint64_t all) : v{all, all, all, all} {}
    Quad(const std::uint64_t* four) : v{four[0], four[1], four[2], four[3]} {}
    std::uint64_t lane(int i) const { return v[i]; }
    void store(std::uint64_t* four) const {
        for (int i = 0; i < lanes; ++i) four[i] = v[i];
    }

    template <class Operation>
    static Quad each(Operation operation) {
        Quad result;
        for (int i = 0; i < lanes; ++i) result.v[i] = operation(i);
        return result;
    }
    friend Quad operator&(const Quad& a, const Quad& b) { return each([&](int i) { return a.v[i] & b.v[i]; }); }
    friend Quad operator|(const Quad& a, const Quad& b) { return each([&](int i) { return a.v[i] | b.v[i]; }); }
    friend Quad operator^(const Quad& a, const Quad& b) { return each([&](int i) { return a.v[i] ^ b.v[i]; }); }
    friend Quad operator+(const Quad& a, const Quad& b) { return each([&](int i) { return a.v[i] + b.v[i]; }); }
    friend Quad operator-(const Quad& a, const Quad& b) { return each([&](int i) { return a.v[i] - b.v[i]; }); }
    friend Quad operator~(const Quad& a) { return each([&](int i) { return ~a.v[i]; }); }
    friend Quad operator<<(const Quad& a, int n) { return each([&](int i) { return a.v[i] << n; }); }
    friend Quad operator>>(const Quad& a, int n) { return each([&](int i) { return a.v[i] >> n; }); }
    friend Quad operator<<(const Quad& a, const Quad& n) { return each([&](int i) { return a.v[i] << n.v[i]; }); }
    friend Quad operator>>(const Quad& a, const Quad& n) { return each([&](int i) { return a.v[i] >> n.v[i]; }); }
#endif
};

}  // namespace connect4
