// Analysis: everything asked about one position. Proofs come first; estimates are made only while a proof takes long.
// Each report is better than the last.
#pragma once

#include <functional>
#include <new>
#include <utility>

#include "estimates.hpp"
#include "principal_line.hpp"
#include "prover.hpp"
#include "request.hpp"
#include "schedule.hpp"
#include "task.hpp"

namespace connect4 {

template <class G>
class Analysis final : public Task {
public:
    using Publish = std::function<void(const Report&)>;

    // The game must not be over on `position`.
    Analysis(const Position<G>& position, const Request& request, Tables<G>& tables, Control& control, int threads,
             Publish publish)
        : depth_limit_(request.depth),
          monitor_(control),
          estimates_monitor_(control),
          team_(tables, control, monitor_, threads),
          root_(position),
          schedule_(root_.empties, request.every_column, control.node_limit, control.seconds_left()),
          prover_(root_, team_, request.every_column),
          estimates_(root_, estimates_monitor_),
          line_(root_),
          line_budget_(request.every_column ? PrincipalLine<G>::enough : 0),
          publish_(std::move(publish)) {}

    bool run_briefly() override {
        try {
            if (!is_proving()) return false;
            const bool is_done = prover_.prove(schedule_.briefly(), [] {});
            if (is_done) finish();
            return is_done;
        } catch (const Interrupted&) {
            return false;
        }
    }

    void run() override {
        estimates_.glance();
        follow_estimates(1);
        try {
            if (!is_proving()) {
                publish();
                return estimate(depth_limit_, Monitor::unlimited);
            }
            plan_first_report();
            prover_.prove(Monitor::unlimited, [this] {
                if (!is_taking_long_) return;
                prover_.find_good_move();
                publish();
            });
            finish();
        } catch (const Interrupted&) {
            publish();
        }
    }

private:
    // Looking ahead a limited number of plies must not see more than that.
    bool is_proving() const { return depth_limit_ == 0 || depth_limit_ >= root_.empties; }

    // A report costs about as much as a small proof, so there is none before it is worth while.
    void plan_first_report() {
        monitor_.pause_after(schedule_.first_report(), [this] {
            is_taking_long_ = true;
            publish();
            plan_pause();
        });
    }

    // A proof that takes long is not ended for the estimates: they are made in the middle of it.
    void plan_pause() {
        monitor_.pause_after(schedule_.proofs(), [this] {
            estimate(root_.empties, schedule_.estimates());
            prover_.look_at_moves();
            publish();
            schedule_.next_round();
            plan_pause();
            if (prover_.is_answered()) throw BudgetSpent{};
        });
    }

    // Looks further and further ahead, up to `depth` plies or until `budget` nodes are spent.
    void estimate(int depth, std::uint64_t budget) {
        estimates_monitor_.set_budget(budget);
        try {
            while (depth_ < depth && !root_.proof.is_done()) {
                estimates_.look_ahead(depth_ + 1);
                follow_estimates(depth_ + 1);
                publish();
            }
        } catch (const BudgetSpent&) {
        } catch (const std::bad_alloc&) {
            // No memory for a table: then there are no estimates, and the proof goes on.
        }
    }

    void follow_estimates(int depth) {
        depth_ = depth;
        line_.follow(estimates_);
    }

    // Everything asked for is known: finds the line of best play, as far as that is easy, and publishes.
    void finish() {
        depth_ = root_.empties;
        try {
            line_.follow_proofs(team_, line_budget_);
        } catch (const BudgetSpent&) {
        }
        publish();
    }

    void publish() {
        root_.share_bounds();
        line_.refresh();
        Report report;
        report.depth = depth_;
        report.position = root_.value();
        for (int column = 0; column < G::columns; ++column)
            if (root_.moves[column]) report.columns[column] = root_.moves[column]->value();
        line_.write_to(report);
        monitor_.report();
        estimates_monitor_.report();
        publish_(report);
    }

    const int depth_limit_;
    Monitor monitor_, estimates_monitor_;
    Team<G> team_;
    Root<G> root_;
    Schedule schedule_;
    Prover<G> prover_;
    Estimates<G> estimates_;
    PrincipalLine<G> line_;
    const std::uint64_t line_budget_;
    Publish publish_;
    int depth_ = 0;  // plies that the report looks ahead
    bool is_taking_long_ = false;
};

}  // namespace connect4
