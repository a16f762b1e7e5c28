// Prover: proves the score of the position that is analysed and, if asked to, of each of its moves.
#pragma once

#include <algorithm>
#include <cstdint>

#include "root.hpp"
#include "team.hpp"

namespace connect4 {

template <class G>
class Prover {
public:
    Prover(Root<G>& root, Team<G>& team, bool every_column)
        : root_(root),
          team_(team),
          every_column_(every_column),
          is_symmetric_(G::mirror(root.position.key()) == root.position.key()) {}

    // Asks until all is known, true, or `budget` nodes are spent, false. Throws Interrupted.
    bool prove(std::uint64_t budget) {
        if (!prove(root_.position, root_.proof, budget)) return false;
        prove_best_move();
        return !every_column_ || prove_moves(budget);
    }

    // The position is worth its lower bound or more: finds a move of which that is easy to see by now.
    void find_good_move() {
        const int score = root_.proof.lower();
        for (const auto& move : root_.moves)
            if (move && move->lower() >= score) return;
        for (auto& move : root_.moves)
            if (move && is_worth(*move, score, check_budget)) return;
    }

private:
    using Move = typename Root<G>::Move;

    static constexpr std::uint64_t check_budget = 2000;

    bool prove(const Position<G>& position, Proof& proof, std::uint64_t& budget) {
        while (!proof.is_done()) {
            const std::uint64_t worth = std::min(proof.budget(), budget), before = team_.nodes();
            const int beta = proof.question();
            bool is_answered = true;
            try {
                proof.learn(beta, team_.ask(position, beta, worth));
            } catch (const BudgetSpent&) {
                is_answered = false;
            }
            budget -= std::min(budget, team_.nodes() - before);
            if (!is_answered && budget > 0) proof.give_up_far();
            if (budget == 0) return proof.is_done();
        }
        return true;
    }

    bool prove_moves(std::uint64_t& budget) {
        for (int i = 0; i < G::columns; ++i) {
            const int column = G::centre_first(i);
            auto& move = root_.moves[column];
            if (!move) continue;
            if (is_symmetric_) learn_from(*root_.moves[G::columns - 1 - column], *move);
            move->proof.learn_at_least(-root_.proof.upper());
            if (!prove(move->after, move->proof, budget)) return false;
        }
        return true;
    }

    // What is proven of a move holds for its mirror image too.
    static void learn_from(const Move& mirrored, Move& move) {
        move.proof.learn_at_least(mirrored.proof.lower());
        move.proof.learn_at_most(mirrored.proof.upper());
    }

    // Finds one move that is worth the position's score, which must be known; there is one.
    void prove_best_move() {
        const int score = root_.proof.lower();
        for (std::uint64_t budget = check_budget;; budget *= 4)
            for (auto& move : root_.moves) {
                if (!move || !is_worth(*move, score, budget)) continue;
                move->proof.learn_at_least(-score);
                return;
            }
    }

    // Whether `move` is proven, or can be proven within `budget` nodes, to score so much.
    bool is_worth(Move& move, int score, std::uint64_t budget) {
        if (move.lower() < score && move.upper() >= score) {
            try {
                move.proof.learn(1 - score, team_.ask(move.after, 1 - score, budget));
            } catch (const BudgetSpent&) {
            }
        }
        return move.lower() >= score;
    }

    Root<G>& root_;
    Team<G>& team_;
    const bool every_column_, is_symmetric_;
};

}  // namespace connect4
