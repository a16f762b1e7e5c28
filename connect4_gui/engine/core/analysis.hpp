// Analysis: everything asked about one position, proofs and estimates by turns, each report better than the last.
#pragma once

#include <cstdlib>
#include <functional>
#include <memory>
#include <optional>

#include "estimator.hpp"
#include "request.hpp"
#include "team.hpp"

namespace connect4 {

template <class G>
class Analysis {
public:
    using Word = typename G::Word;
    using Publish = std::function<void(const Report&)>;

    // The game must not be over on `position`.
    Analysis(const Position<G>& position, const Request& request, Tables<G>& tables, Control& control, int threads,
             Publish publish)
        : position_(position),
          request_(request),
          empties_(position.empties()),
          is_symmetric_(G::mirror(position.key()) == position.key()),
          monitor_(control),
          team_(tables, control, monitor_, threads),
          publish_(std::move(publish)),
          node_limit_(control.node_limit),
          proof_(empties_) {
        for (int column = 0; column < G::columns; ++column) open_column(column);
    }

    // A few milliseconds of work. Returns whether everything asked for is known; it is then published.
    bool run_briefly() {
        try {
            if (!is_proving()) return false;
            const bool is_done = prove(std::min(first_budget, node_limit_ / 4));
            if (is_done) finish();
            return is_done;
        } catch (const Interrupted&) {
            return false;
        }
    }

    // Goes on until everything asked for is known or the request is over. Publishes at least once.
    void run() {
        estimate_quickly();
        try {
            if (!is_proving()) return estimate_to(request_.depth);
            for (std::uint64_t budget = std::min(start_budget(), node_limit_ / 4);; budget = std::min(2 * budget, largest_budget)) {
                estimate_for(estimates_share(budget));
                if (prove(budget)) return finish();
                find_move_at_least(proof_.lower());
                publish();
            }
        } catch (const Interrupted&) {
            publish();
        }
    }

private:
    static constexpr std::uint64_t first_budget = 20000, largest_budget = 16000000, check_budget = 2000;
    static constexpr std::uint64_t line_budget = 50000;
    static constexpr int nearly_proven = 36;  // empty cells

    // Where a proof is near, estimates will soon be worthless and starting the proof again costs more than waiting.
    bool is_nearly_proven() const { return empties_ <= nearly_proven; }
    std::uint64_t start_budget() const { return is_nearly_proven() ? 50 * first_budget : first_budget; }
    std::uint64_t estimates_share(std::uint64_t budget) const {
        if (is_nearly_proven()) return budget / 16;
        return budget < largest_budget ? budget / 2 : budget / 8;
    }

    // A legal move and what is known of it; the proof is about the position after it.
    struct Move {
        bool is_open = false, is_win = false;
        Position<G> after;
        std::optional<Proof> proof;
        int estimate = 0;

        // The bounds of the move's score for the one who makes it.
        int lower(int empties) const { return is_win ? decided_in(1, empties) : -proof->upper(); }
        int upper(int empties) const { return is_win ? decided_in(1, empties) : -proof->lower(); }
        bool is_done() const { return is_win || proof->is_done(); }
    };

    // Looking ahead a limited number of plies must not see more than that.
    bool is_proving() const { return request_.depth == 0 || request_.depth >= empties_; }

    void open_column(int column) {
        const Word cell = position_.playable() & G::column(column);
        Move& move = moves_[column];
        if (!any(cell)) return;
        move.is_open = true;
        move.is_win = any(G::lines(position_.own | cell));
        move.after = position_.after(cell);
        if (!move.is_win) move.proof.emplace(empties_ - 1);
    }

    // Asks until all is known, true, or `budget` nodes are spent, false.
    bool prove(std::uint64_t budget) {
        if (!prove(position_, proof_, budget)) return false;
        prove_best_move(proof_.lower());
        if (!request_.every_column) return true;
        for (int i = 0; i < G::columns; ++i) {
            Move& move = moves_[G::centre_first(i)];
            if (!move.is_open || move.is_win) continue;
            if (is_symmetric_) learn_from(moves_[G::columns - 1 - G::centre_first(i)], move);
            move.proof->learn_at_least(-proof_.upper());
            if (!prove(move.after, *move.proof, budget)) return false;
        }
        return true;
    }

    // What is proven of a move holds for its mirror image too.
    static void learn_from(const Move& mirrored, Move& move) {
        move.proof->learn_at_least(mirrored.proof->lower());
        move.proof->learn_at_most(mirrored.proof->upper());
    }

    bool prove(const Position<G>& position, Proof& proof, std::uint64_t& budget) {
        while (!proof.is_done()) {
            const std::uint64_t worth = std::min(proof.budget(), budget), before = monitor_.nodes();
            const int beta = proof.question();
            bool is_answered = true;
            try {
                proof.learn(beta, team_.ask(position, beta, worth));
            } catch (const BudgetSpent&) {
                is_answered = false;
            }
            budget -= std::min(budget, monitor_.nodes() - before);
            if (!is_answered && budget > 0) proof.give_up_far();
            if (budget == 0) return proof.is_done();
        }
        return true;
    }

    // The position is worth `score` or more: find a move of which that is easy to see by now.
    void find_move_at_least(int score) {
        for (Move& move : moves_)
            if (move.is_open && move.lower(empties_) >= score) return;
        for (Move& move : moves_) {
            if (!move.is_open || !is_worth(move, score, check_budget)) continue;
            return;
        }
    }

    // Whether `move` is proven, or can be proven within `budget` nodes, to score so much.
    bool is_worth(Move& move, int score, std::uint64_t budget) {
        if (move.lower(empties_) < score && move.upper(empties_) >= score) {
            try {
                move.proof->learn(1 - score, team_.ask(move.after, 1 - score, budget));
            } catch (const BudgetSpent&) {
            }
        }
        return move.lower(empties_) >= score;
    }

    void estimate_quickly() {
        Control unlimited;
        Monitor monitor(unlimited);
        Estimator<G> estimator(monitor);
        look_ahead(estimator, 1);
    }

    // One complete iteration: an estimate for every column.
    void look_ahead(Estimator<G>& estimator, int depth) {
        int estimates[G::columns] = {};
        for (int column = 0; column < G::columns; ++column) {
            const Move& move = moves_[column];
            if (!move.is_open || move.is_done()) continue;
            estimates[column] = -estimator.value(move.after, depth - 1, -Estimator<G>::infinite, Estimator<G>::infinite);
        }
        for (int column = 0; column < G::columns; ++column) take_estimate(moves_[column], estimates[column]);
        depth_ = depth;
        follow_estimates(estimator);
        publish();
    }

    static void take_estimate(Move& move, int value) {
        if (!move.is_open || move.is_done()) return;
        if (std::abs(value) <= Evaluation<G>::most) {
            move.estimate = value;
            return;
        }
        const int score = Estimator<G>::score_of(value);
        move.proof->learn_at_least(-score);
        move.proof->learn_at_most(-score);
        move.estimate = score;
    }

    Estimator<G>& estimator() {
        if (!estimator_) estimator_ = std::make_unique<Estimator<G>>(monitor_);
        return *estimator_;
    }

    void estimate_to(int depth) {
        monitor_.set_budget(Monitor::unlimited);
        while (depth_ < depth && !proof_.is_done()) look_ahead(estimator(), depth_ + 1);
    }

    void estimate_for(std::uint64_t budget) {
        monitor_.set_budget(budget);
        try {
            while (depth_ < empties_ && !proof_.is_done()) look_ahead(estimator(), depth_ + 1);
        } catch (const BudgetSpent&) {
        }
    }

    // First moves known to be worth the position's score. Proven values rank by their proof; among the others, and
    // against draws, the estimate counts.
    int rank(const Move& move) const {
        if (proof_.is_done() && move.lower(empties_) >= proof_.lower()) return 2 * Estimator<G>::proven;
        if (move.lower(empties_) > 0) return Estimator<G>::proven + move.lower(empties_);
        if (move.upper(empties_) < 0) return -Estimator<G>::proven + move.upper(empties_);
        return move.is_done() ? 0 : move.estimate;
    }

    int best_column() const {
        int best = -1;
        for (int i = 0; i < G::columns; ++i) {
            const int column = G::centre_first(i);
            if (moves_[column].is_open && (best < 0 || rank(moves_[column]) > rank(moves_[best]))) best = column;
        }
        return best;
    }

    void follow_estimates(const Estimator<G>& estimator) {
        line_length_ = 0;
        Position<G> position = position_;
        for (int column = best_column(); column >= 0 && line_length_ < empties_;) {
            const Word cell = position.playable() & G::column(column);
            if (!any(cell)) return;
            line_[line_length_++] = column;
            if (any(G::lines(position.own | cell))) return;
            position = position.after(cell);
            column = estimator.best_column(position);
            if (column < 0) column = obvious_column(position);
        }
    }

    // A move where the next two plies decide: the win, or any move that puts the loss off by a ply; else -1.
    static int obvious_column(const Position<G>& position) {
        const Node<G> node = Node<G>::open(position);
        const Word playable = position.playable();
        if (!node.early_score() || !any(playable)) return -1;
        for (const Word& wins : {node.own_wins & playable, node.opponent_wins & playable})
            if (any(wins)) return G::column_of(wins);
        return G::column_of(playable);
    }

    // Everything asked for is known: find the line of best play, as far as that is easy, and publish.
    void finish() {
        depth_ = empties_;
        const int score = proof_.lower();
        line_length_ = 0;
        try {
            follow_proofs(score);
        } catch (const BudgetSpent&) {
        }
        publish();
    }

    // Finds one move that is worth the position's score; there is one.
    void prove_best_move(int score) {
        for (std::uint64_t budget = check_budget;; budget *= 4)
            for (Move& move : moves_) {
                if (!move.is_open || !is_worth(move, score, budget)) continue;
                if (!move.is_win) move.proof->learn_at_least(-score);
                return;
            }
    }

    void follow_proofs(int score) {
        Position<G> position = position_;
        std::uint64_t budget = line_budget;
        int column = best_column();
        while (column >= 0) {
            const Word cell = position.playable() & G::column(column);
            line_[line_length_++] = column;
            if (any(G::lines(position.own | cell))) return;
            position = position.after(cell);
            score = -score;
            column = position.empties() > 0 ? find_move(position, score, budget) : -1;
        }
    }

    // A move worth `score`, the exact score of `position`.
    int find_move(const Position<G>& position, int score, std::uint64_t& budget) {
        for (int i = 0; i < G::columns; ++i) {
            const int column = G::centre_first(i);
            const Word cell = position.playable() & G::column(column);
            if (!any(cell)) continue;
            if (any(G::lines(position.own | cell))) return column;
            const std::uint64_t before = monitor_.nodes();
            if (team_.ask(position.after(cell), 1 - score, budget) < 1 - score) return column;
            budget -= std::min(budget, monitor_.nodes() - before);
        }
        return -1;
    }

    void publish() {
        Report report;
        report.depth = depth_;
        int lower = proof_.lower(), upper = -G::cells, estimate = -Evaluation<G>::most;
        for (int column = 0; column < G::columns; ++column) {
            Move& move = moves_[column];
            if (!move.is_open) continue;
            if (!move.is_win) move.proof->learn_at_least(-proof_.upper());
            report.columns[column] = {true, move.lower(empties_), move.upper(empties_), move.estimate};
            lower = std::max(lower, move.lower(empties_));
            upper = std::max(upper, move.upper(empties_));
            if (!move.is_done()) estimate = std::max(estimate, move.estimate);
        }
        proof_.learn_at_least(lower);
        proof_.learn_at_most(upper);
        report.position = {true, proof_.lower(), proof_.upper(), estimate};
        if (line_length_ == 0 || !is_open_line()) restart_line();
        report.line_length = line_length_;
        std::copy(line_, line_ + line_length_, report.line);
        monitor_.report();
        publish_(report);
    }

    // Whether the line starts with a move that is still thought best.
    bool is_open_line() const { return rank(moves_[line_[0]]) >= rank(moves_[best_column()]); }
    void restart_line() {
        line_[0] = best_column();
        line_length_ = 1;
    }

    Position<G> position_;
    Request request_;
    int empties_;
    bool is_symmetric_;
    Monitor monitor_;
    Team<G> team_;
    Publish publish_;
    std::uint64_t node_limit_;
    Proof proof_;
    Move moves_[G::columns];
    std::unique_ptr<Estimator<G>> estimator_;
    int depth_ = 0, line_[most_cells], line_length_ = 0;
};

}  // namespace connect4
