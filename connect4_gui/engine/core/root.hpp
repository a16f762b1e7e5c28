// Root: the position that is analysed, and what is known of it and of each of its moves.
#pragma once

#include <algorithm>
#include <optional>

#include "bound_table.hpp"
#include "estimator.hpp"
#include "proof.hpp"
#include "report.hpp"

namespace connect4 {

template <class G>
struct Root {
    using Word = typename G::Word;

    struct Move {
        Position<G> after;
        Proof proof;  // of the score of `after`, seen by the opponent
        int estimate = 0;

        // What is known of the score of `after`.
        void learn(const Bounds& bounds) {
            proof.learn_at_least(bounds.lower);
            proof.learn_at_most(bounds.upper);
        }

        // The bounds of the move's score for the one who makes it.
        int lower() const { return -proof.upper(); }
        int upper() const { return -proof.lower(); }
        bool is_done() const { return proof.is_done(); }
        Value value() const { return {true, lower(), upper(), estimate}; }
    };

    const Position<G> position;
    const int empties;
    Proof proof;
    std::optional<Move> moves[G::columns];  // none where the column is full

    // The game must not be over on `position`.
    explicit Root(const Position<G>& position) : position(position), empties(position.empties()), proof(empties) {
        for (int column = 0; column < G::columns; ++column) {
            const Word cell = position.landing(column);
            if (!any(cell)) continue;
            const bool is_win = position.wins_with(cell);
            moves[column] = Move{position.after(cell), is_win ? Proof::of_known(-decided_in(1, empties)) : Proof(empties - 1)};
        }
    }

    // The bounds of the position and those of its moves say something about each other.
    void share_bounds() {
        int lower = -G::cells, upper = -G::cells;
        for (auto& move : moves) {
            if (!move) continue;
            move->proof.learn_at_least(-proof.upper());
            lower = std::max(lower, move->lower());
            upper = std::max(upper, move->upper());
        }
        proof.learn_at_least(lower);
        proof.learn_at_most(upper);
    }

    // The estimate is that of the best move whose score is still open.
    Value value() const {
        int estimate = -Evaluation<G>::most;
        for (const auto& move : moves)
            if (move && !move->is_done()) estimate = std::max(estimate, move->estimate);
        return {true, proof.lower(), proof.upper(), estimate};
    }

    // First moves known to be worth the position's score. Proven values rank by their proof; among the others, and
    // against draws, the estimate counts.
    int rank(const Move& move) const {
        if (proof.is_done() && move.lower() >= proof.lower()) return 2 * Estimator<G>::proven;
        if (move.lower() > 0) return Estimator<G>::proven + move.lower();
        if (move.upper() < 0) return -Estimator<G>::proven + move.upper();
        return move.is_done() ? 0 : move.estimate;
    }

    // The column of highest rank, of several the one nearest to the middle.
    int best_column() const {
        int best = -1;
        for (int i = 0; i < G::columns; ++i) {
            const int column = G::centre_first(i);
            if (moves[column] && (best < 0 || rank(*moves[column]) > rank(*moves[best]))) best = column;
        }
        return best;
    }
};

}  // namespace connect4
