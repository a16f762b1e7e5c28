// Analysis: everything asked about one position, proofs and estimates by turns, each report better than the last.
#pragma once

#include <functional>
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
          team_(tables, control, monitor_, threads),
          root_(position),
          schedule_(root_.empties, control.node_limit),
          prover_(root_, team_, request.every_column),
          estimates_(root_, monitor_),
          line_(root_),
          publish_(std::move(publish)) {}

    bool run_briefly() override {
        try {
            if (!is_proving()) return false;
            const bool is_done = prover_.prove(schedule_.briefly());
            if (is_done) finish();
            return is_done;
        } catch (const Interrupted&) {
            return false;
        }
    }

    void run() override {
        estimates_.glance();
        publish_estimates(1);
        try {
            if (!is_proving()) return estimate(depth_limit_, Monitor::unlimited);
            for (;; schedule_.next_round()) {
                estimate(root_.empties, schedule_.estimates());
                if (prover_.prove(schedule_.proofs())) return finish();
                prover_.find_good_move();
                publish();
            }
        } catch (const Interrupted&) {
            publish();
        }
    }

private:
    // Looking ahead a limited number of plies must not see more than that.
    bool is_proving() const { return depth_limit_ == 0 || depth_limit_ >= root_.empties; }

    // Looks further and further ahead, up to `depth` plies or until `budget` nodes are spent.
    void estimate(int depth, std::uint64_t budget) {
        monitor_.set_budget(budget);
        try {
            while (depth_ < depth && !root_.proof.is_done()) {
                estimates_.look_ahead(depth_ + 1);
                publish_estimates(depth_ + 1);
            }
        } catch (const BudgetSpent&) {
        }
    }

    void publish_estimates(int depth) {
        depth_ = depth;
        line_.follow(estimates_);
        publish();
    }

    // Everything asked for is known: finds the line of best play, as far as that is easy, and publishes.
    void finish() {
        depth_ = root_.empties;
        try {
            line_.follow_proofs(team_);
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
        publish_(report);
    }

    const int depth_limit_;
    Monitor monitor_;
    Team<G> team_;
    Root<G> root_;
    Schedule schedule_;
    Prover<G> prover_;
    Estimates<G> estimates_;
    PrincipalLine<G> line_;
    Publish publish_;
    int depth_ = 0;  // plies that the report looks ahead
};

}  // namespace connect4
