// Team: one or several threads that answer one question together. They share the tables; the first answer counts, and
// since every answer is a proof, the scores that follow from it do not depend on who was first.
#pragma once

#include <algorithm>
#include <atomic>
#include <memory>
#include <mutex>
#include <vector>

#include "helper.hpp"
#include "proof.hpp"
#include "solver.hpp"

namespace connect4 {

template <class G>
class Team {
public:
    Team(Tables<G>& tables, Control& control, Monitor& monitor, int threads)
        : tables_(tables),
          control_(control),
          monitor_(monitor),
          solver_(tables, monitor, threads > 1 ? &shared_work_ : nullptr) {
        for (int i = 1; i < threads; ++i) helpers_.push_back(std::make_unique<Helper<G>>(tables));
    }

    // As Solver::bound, giving up after `budget` nodes. Throws Interrupted or BudgetSpent. Where the tables get too small
    // for the search, it begins again with larger ones, which lead it back to where it was.
    int ask(const Position<G>& position, int beta, std::uint64_t budget) {
        for (;;) {
            const std::uint64_t room = std::max(tables_.room() / threads(), std::uint64_t{1});
            const std::uint64_t part = std::min(budget, room), before = nodes();
            try {
                const int bound = ask_within(position, beta, part);
                use_tables(nodes() - before);
                return bound;
            } catch (const BudgetSpent&) {
                const std::uint64_t used = nodes() - before;
                use_tables(used);
                if (used < part || part == budget) throw;
                budget -= part;
            }
        }
    }

    // Asks and learns until the score is known. Throws Interrupted.
    void finish(const Position<G>& position, Proof& proof) {
        while (!proof.is_done()) {
            const int beta = proof.question();
            try {
                proof.learn(beta, ask(position, beta, proof.budget()));
            } catch (const BudgetSpent&) {
                proof.give_up_far();
            }
        }
    }

    Bounds known(const Position<G>& position) { return solver_.known(position); }

    // The nodes of the calling thread so far.
    std::uint64_t nodes() const { return monitor_.nodes(); }

private:
    static constexpr std::uint64_t worth_a_thread = 6000;  // nodes; about half a millisecond

    std::uint64_t threads() const { return 1 + helpers_.size(); }

    // The calling thread has visited so many nodes, and the others about as many each.
    void use_tables(std::uint64_t nodes) {
        tables_.use(nodes * threads(), [this] { return control_.is_over(); });
    }

    // As ask(), in the tables as they are.
    int ask_within(const Position<G>& position, int beta, std::uint64_t budget) {
        const std::uint64_t alone = !helpers_.empty() ? std::min(budget, worth_a_thread) : budget, before = nodes();
        monitor_.set_budget(alone);
        try {
            return solver_.bound(position, beta);
        } catch (const BudgetSpent&) {
            if (alone == budget || nodes() - before < alone) throw;
        }
        return ask_together(position, beta, budget - alone);
    }

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
        for (auto& helper : helpers_)
            helper->begin([&](Tables<G>& tables) { help(tables, position, beta, budget, answer); });
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
        for (auto& helper : helpers_) helper->wait();
        stop_helping_.store(false);
        if (answer.is_there.load()) return answer.bound;
        if (is_over) throw Interrupted{};
        throw BudgetSpent{};
    }

    void help(Tables<G>& tables, const Position<G>& position, int beta, std::uint64_t budget, Answer& answer) {
        Monitor monitor(control_);
        monitor.set_budget(budget);
        monitor.set_flag(&stop_helping_);
        Solver<G> solver(tables, monitor, &shared_work_);
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
    std::atomic<bool> stop_helping_{false};
    std::vector<std::unique_ptr<Helper<G>>> helpers_;
};

}  // namespace connect4
