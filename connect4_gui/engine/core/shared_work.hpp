// SharedWork: what several threads are searching at this moment, so that each begins with something else. They share
// the tables: what one leaves for later, another has often finished by then.
#pragma once

#include <atomic>
#include <cstdint>

namespace connect4 {

class SharedWork {
public:
    // Smaller pieces are not worth the look: they are done before another thread could do something else.
    static constexpr int least_empties = 20;

    bool is_taken(std::uint64_t piece) const { return place(piece).load(std::memory_order_relaxed) == piece; }

    // A piece that a thread searches as long as this lives.
    class Taken {
    public:
        Taken(SharedWork& work, std::uint64_t piece) : place_(work.place(piece)), piece_(piece) {
            place_.store(piece, std::memory_order_relaxed);
        }
        ~Taken() {
            if (place_.load(std::memory_order_relaxed) == piece_) place_.store(0, std::memory_order_relaxed);
        }
        Taken(const Taken&) = delete;
        Taken& operator=(const Taken&) = delete;

    private:
        std::atomic<std::uint64_t>& place_;
        const std::uint64_t piece_;
    };

private:
    static constexpr int places = 1024;

    const std::atomic<std::uint64_t>& place(std::uint64_t piece) const { return taken_[piece % places]; }
    std::atomic<std::uint64_t>& place(std::uint64_t piece) { return taken_[piece % places]; }

    std::atomic<std::uint64_t> taken_[places] = {};
};

}  // namespace connect4
