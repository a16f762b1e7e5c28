// Control: the stop flag, the limits and the node count of one request, shared by its owner and its threads.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <limits>

namespace connect4 {

struct Control {
    using Clock = std::chrono::steady_clock;

    std::atomic<bool> stop{false};
    std::atomic<std::uint64_t> nodes{0};
    std::uint64_t node_limit = ~std::uint64_t{0};
    Clock::time_point deadline = Clock::time_point::max();

    double seconds_left() const {
        if (deadline == Clock::time_point::max()) return std::numeric_limits<double>::infinity();
        return std::max(0.0, std::chrono::duration<double>(deadline - Clock::now()).count());
    }
    bool is_over() const {
        return stop.load(std::memory_order_relaxed) || nodes.load(std::memory_order_relaxed) >= node_limit ||
               (deadline != Clock::time_point::max() && Clock::now() >= deadline);
    }
};

}  // namespace connect4
