// Team: one or several threads that answer one question together. They share the tables; the first answer counts, and
// since every answer is a proof, the scores that follow from it do not depend on who was first.
#pragma once

#include <algorithm>
#include <atomic>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

#include "solver.hpp"

namespace connect4 {

template <class G>
class Team {
public:
    Team(Tables<G>& tables, Control& control, Monitor& monitor, int threads)
        : tables_(tables),
          control_(control),
          monitor_(monitor),
          solver_(tables, monitor, threads > 1 ? &shared_work_ : nullptr),
          threads_(threads) {}

    // As Solver::bound, giving up after `budget` nodes. Throws Interrupted or BudgetSpent.
    int ask(const Position<G>& position, int beta, std::uint64_t budget) {
        const std::uint64_t alone = threads_ > 1 ? std::min(budget, worth_a_thread) : budget;
        monitor_.set_budget(alone);
        try {
            return solver_.bound(position, beta);
        } catch (const BudgetSpent&) {
            if (alone == budget) throw;
        }
        return ask_together(position, beta, budget - alone);
    }

    Bounds known(const Position<G>& position) { return solver_.known(position); }

    // The nodes of the calling thread so far.
    std::uint64_t nodes() const { return monitor_.nodes(); }

private:
    static constexpr std::uint64_t worth_a_thread = 100000;  // nodes; a few milliseconds

    struct Answer {
        std::atomic<bool> is_there{false};
        std::mutex lock;
        int bound = 0;

        void give(int found) {
            const std::lock_guard<std::mutex> guard(lock);
            if (!is_there.load()) bound = found;
            is_there.store(true);
        }
    };

    int ask_together(const Position<G>& position, int beta, std::uint64_t budget) {
        Answer answer;
        shared_work_.clear();
        std::vector<std::thread> helpers;
        try {
            for (int i = 1; i < threads_; ++i)
                helpers.emplace_back([&] { help(position, beta, budget, answer); });
        } catch (const std::system_error&) {
            // The system has no more threads: those that there are do the work.
        }
        bool is_over = false;
        monitor_.set_budget(budget);
        monitor_.set_flag(&answer.is_there);
        try {
            answer.give(solver_.bound(position, beta));
        } catch (const BudgetSpent&) {
        } catch (const Interrupted&) {
            is_over = !answer.is_there.load();
        }
        monitor_.set_flag(nullptr);
        stop_helping_.store(true);
        for (auto& helper : helpers) helper.join();
        stop_helping_.store(false);
        if (answer.is_there.load()) return answer.bound;
        if (is_over) throw Interrupted{};
        throw BudgetSpent{};
    }

    void help(const Position<G>& position, int beta, std::uint64_t budget, Answer& answer) {
        Monitor monitor(control_);
        monitor.set_budget(budget);
        monitor.set_flag(&stop_helping_);
        Solver<G> solver(tables_, monitor, &shared_work_);
        try {
            answer.give(solver.bound(position, beta));
        } catch (const BudgetSpent&) {
        } catch (const Interrupted&) {
        }
    }

    Tables<G>& tables_;
    Control& control_;
    Monitor& monitor_;
    SharedWork shared_work_;
    Solver<G> solver_;
    int threads_;
    std::atomic<bool> stop_helping_{false};
};

}  // namespace connect4
