// Monitor: counts the nodes of one search and ends it when it is told to, or when a limit is reached.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <functional>
#include <utility>

#include "control.hpp"

namespace connect4 {

// Thrown out of a search that has to end before it is finished. What the tables learnt stays.
struct Interrupted {};  // by the request's limits, its owner or another thread
struct BudgetSpent {};  // after as many nodes as this search was given

class Monitor {
public:
    explicit Monitor(Control& control) : control_(control) { plan_check(); }
    ~Monitor() { report(); }

    // To be called for every node. Throws Interrupted when the request is over, BudgetSpent when the budget is.
    void count() {
        if (++nodes_ >= next_check_) check();
    }
    std::uint64_t nodes() const { return nodes_; }

    static constexpr std::uint64_t unlimited = ~std::uint64_t{0};

    // From now on this search may visit so many nodes more.
    void set_budget(std::uint64_t nodes) {
        budget_end_ = nodes > unlimited - nodes_ ? unlimited : nodes_ + nodes;
        plan_check();
    }
    // Another reason to end, for example that another thread was faster.
    void set_flag(const std::atomic<bool>* flag) { flag_ = flag; }

    // Calls `work` once, from within the search, when it has visited so many nodes more; the search then goes on where
    // it was. What `work` throws ends it.
    void pause_after(std::uint64_t nodes, std::function<void()> work) {
        pause_at_ = nodes > unlimited - nodes_ ? unlimited : nodes_ + nodes;
        pause_ = std::move(work);
        plan_check();
    }

    void report() {
        control_.nodes.fetch_add(nodes_ - reported_, std::memory_order_relaxed);
        reported_ = nodes_;
    }

private:
    static constexpr std::uint64_t interval = 1024;

    void plan_check() {
        const std::uint64_t spent = control_.nodes.load(std::memory_order_relaxed);
        const std::uint64_t left = spent < control_.node_limit ? control_.node_limit - spent : 0;
        const std::uint64_t soon = std::min({interval, budget_end_ - nodes_, left});
        next_check_ = nodes_ + (pause_at_ > nodes_ ? std::min(soon, pause_at_ - nodes_) : soon);
    }
    void check() {
        report();
        plan_check();
        if (control_.is_over() || (flag_ != nullptr && flag_->load(std::memory_order_relaxed))) throw Interrupted{};
        if (nodes_ >= budget_end_) throw BudgetSpent{};
        if (nodes_ >= pause_at_) {
            pause_at_ = unlimited;
            std::exchange(pause_, nullptr)();
            plan_check();
        }
    }

    Control& control_;
    const std::atomic<bool>* flag_ = nullptr;
    std::uint64_t nodes_ = 0, reported_ = 0, next_check_ = 0, budget_end_ = unlimited, pause_at_ = unlimited;
    std::function<void()> pause_;
};

}  // namespace connect4
