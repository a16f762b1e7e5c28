// Estimates: guesses at the scores of all moves of the position that is analysed, each iteration a ply deeper.
#pragma once

#include <cstdlib>
#include <memory>

#include "root.hpp"

namespace connect4 {

template <class G>
class Estimates {
public:
    Estimates(Root<G>& root, Monitor& monitor) : root_(root), monitor_(monitor) {}

    // Looks one ply ahead. That takes no time, so no limit ends it.
    void glance() {
        take([](const Position<G>& after) { return Estimator<G>::glance(after); });
    }

    // Looks `depth` plies ahead. Throws Interrupted or BudgetSpent and changes no estimate then.
    void look_ahead(int depth) {
        if (!estimator_) estimator_ = std::make_unique<Estimator<G>>(monitor_);
        take([&](const Position<G>& after) {
            return estimator_->value(after, depth - 1, -Estimator<G>::infinite, Estimator<G>::infinite);
        });
    }

    // The column that was best in `position` when it was last searched, -1 if it was not or that is forgotten.
    int best_column(const Position<G>& position) const { return estimator_ ? estimator_->best_column(position) : -1; }

private:
    // One complete iteration; `value_of` is asked for the opponent's view of every move that is not yet proven.
    template <class ValueOf>
    void take(ValueOf value_of) {
        int values[G::columns] = {};
        for (int column = 0; column < G::columns; ++column)
            if (is_open(column)) values[column] = -value_of(root_.moves[column]->after);
        for (int column = 0; column < G::columns; ++column)
            if (is_open(column)) learn(*root_.moves[column], values[column]);
    }

    bool is_open(int column) const { return root_.moves[column] && !root_.moves[column]->is_done(); }

    static void learn(typename Root<G>::Move& move, int value) {
        if (std::abs(value) <= Evaluation<G>::most) {
            move.estimate = value;
            return;
        }
        move.estimate = Estimator<G>::score_of(value);
        move.proof.learn_at_least(-move.estimate);
        move.proof.learn_at_most(-move.estimate);
    }

    Root<G>& root_;
    Monitor& monitor_;
    std::unique_ptr<Estimator<G>> estimator_;  // its table is made when first needed
};

}  // namespace connect4
