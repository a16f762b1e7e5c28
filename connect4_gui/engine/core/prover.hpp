// Prover: proves the score of the position that is analysed and, if asked to, of each of its moves.
//
// All of them share the tables: what the position's own proof found out about a move, or the proof of one move about
// another, is looked up before anything is asked again.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <utility>

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

    // Asks until all is known, true, or `budget` nodes are spent, false. Calls `learnt` whenever there is something new
    // and nothing is being asked. Throws Interrupted.
    bool prove(std::uint64_t budget, const std::function<void()>& learnt) {
        while (!root_.proof.is_done()) {
            if (!ask_next(root_.position, root_.proof, budget)) return false;
            learnt();
        }
        prove_best_move();
        learnt();
        return !every_column_ || prove_moves(budget, learnt);
    }

    // Whether the question that is being asked needs no answer any more.
    bool is_answered() const { return asked_ != nullptr && asked_->is_done(); }

    // Takes over what can be said of the moves without a search, above all which of them reach the lower bound.
    void look_at_moves() {
        const int score = root_.proof.lower();
        for (int column = 0; column < G::columns; ++column) {
            auto& move = root_.moves[column];
            if (!move || move->is_done()) continue;
            move->learn(team_.known(move->after));
            if (move->lower() < score && Solver<G>::is_claimed(root_.position, root_.position.landing(column), score))
                move->proof.learn_at_most(-score);
        }
    }

    // The position is worth its lower bound or more: finds a move of which that is easy to see by now.
    void find_good_move() {
        look_at_moves();
        find_move_worth(root_.proof.lower(), good_move_budget);
    }

private:
    using Move = typename Root<G>::Move;

    // Asks the next question of a proof that is not done. Returns false if the budget is spent and it is still not done.
    bool ask_next(const Position<G>& position, Proof& proof, std::uint64_t& budget) {
        const std::uint64_t worth = std::min(proof.budget(), budget), before = team_.nodes();
        const int beta = proof.question();
        bool is_answered = true;
        asked_ = &proof;
        try {
            proof.learn(beta, team_.ask(position, beta, worth));
        } catch (const BudgetSpent&) {
            is_answered = false;
        }
        asked_ = nullptr;
        budget -= std::min(budget, team_.nodes() - before);
        if (!is_answered && budget > 0) proof.give_up_far();
        return budget > 0 || proof.is_done();
    }

    bool prove_moves(std::uint64_t& budget, const std::function<void()>& learnt) {
        for (int i = 0; i < G::columns; ++i) {
            const int column = G::centre_first(i);
            auto& move = root_.moves[column];
            if (!move || move->is_done()) continue;
            if (is_symmetric_) learn_from(*root_.moves[G::columns - 1 - column], *move);
            move->proof.learn_at_least(-root_.proof.upper());
            move->learn(team_.known(move->after));
            move->proof.give_up_far();
            while (!move->is_done())
                if (!ask_next(move->after, move->proof, budget)) return false;
            learnt();
        }
        return true;
    }

    // What is proven of a move holds for its mirror image too.
    static void learn_from(const Move& mirrored, Move& move) {
        move.learn({mirrored.proof.lower(), mirrored.proof.upper()});
    }

    // Finds one move that is worth the position's score, which must be known; there is one, and mostly the tables know
    // it.
    void prove_best_move() {
        const int score = root_.proof.lower();
        look_at_moves();
        for (std::uint64_t budget = first_budget;; budget *= 4)
            if (Move* move = find_move_worth(score, budget)) {
                move->proof.learn_at_least(-score);
                return;
            }
    }

    // A move that is known to score so much, or can be proven to within `budget` nodes; null if there is none.
    Move* find_move_worth(int score, std::uint64_t budget) {
        for (auto& move : root_.moves)
            if (move && move->lower() >= score) return &*move;
        for (int i = 0; i < G::columns; ++i) {
            auto& move = root_.moves[G::centre_first(i)];
            if (!move || move->upper() < score) continue;
            try {
                move->proof.learn(1 - score, team_.ask(move->after, 1 - score, budget));
            } catch (const BudgetSpent&) {
            }
            if (move->lower() >= score) return &*move;
        }
        return nullptr;
    }

    static constexpr std::uint64_t first_budget = 100, good_move_budget = 2000;

    Root<G>& root_;
    Team<G>& team_;
    const bool every_column_, is_symmetric_;
    const Proof* asked_ = nullptr;
};

}  // namespace connect4
