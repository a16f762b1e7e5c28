// Estimator: alpha-beta to a fixed depth with a static evaluation at its end, for positions too hard to prove.
//
// Values within Evaluation::most are estimates. Values beyond `proven` are proofs: a win or loss whose whole tree lies
// within the depth, as `proven` plus the exact score. Draws are never proven here.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "best_first.hpp"
#include "children.hpp"
#include "evaluation.hpp"
#include "hash.hpp"
#include "monitor.hpp"

namespace connect4 {

template <class G>
class Estimator {
public:
    using Word = typename G::Word;

    static constexpr int proven = 10000;
    static constexpr int infinite = 20000;

    explicit Estimator(Monitor& monitor) : monitor_(monitor), entries_(std::size_t{1} << index_bits) {}

    // The value of `position` for its mover, looking `depth` plies ahead. Throws Interrupted or BudgetSpent.
    int value(const Position<G>& position, int depth, int alpha, int beta) {
        const Node<G> node = Node<G>::open(position);
        const auto score = node.early_score();
        return score ? value_of(*score) : search(node, depth, alpha, beta);
    }

    // The same without looking ahead.
    static int glance(const Position<G>& position) {
        const Node<G> node = Node<G>::open(position);
        const auto score = node.early_score();
        return score ? value_of(*score) : static_value(node);
    }

    // The exact score that a value beyond `proven` stands for.
    static int score_of(int value) { return value > 0 ? value - proven : value + proven; }

    // The column that was best in `position` when it was last searched, -1 if that is forgotten.
    int best_column(const Position<G>& position) const {
        const Entry& entry = entries_[index(position.key())];
        return entry.is_of(position.key()) ? entry.column : -1;
    }

private:
    static constexpr int index_bits = 17;

    enum class Kind : std::uint8_t { lower, upper, exact };

    struct Entry {
        Word key = Word(0);
        std::int16_t value = 0;
        std::int8_t depth = -1, column = -1;
        Kind kind = Kind::exact;

        bool is_of(const Word& position_key) const { return depth >= 0 && key == position_key; }
    };

    static std::size_t index(const Word& key) { return static_cast<std::size_t>(hash(key) >> (64 - index_bits)); }

    // The value of a position whose exact score is known; a draw is worth nothing, proven or not.
    static int value_of(int score) { return score > 0 ? score + proven : score < 0 ? score - proven : 0; }

    // The mover does not win on the first of two cells, nor the opponent on the second.
    static bool is_drawn(const Node<G>& node) { return node.empties <= 2; }

    static int static_value(const Node<G>& node) { return is_drawn(node) ? 0 : Evaluation<G>::evaluate(node); }

    // Fail-soft. Nobody can win at once, and `moves` are not empty and do not lose at once.
    int search(const Node<G>& node, int depth, int alpha, int beta) {
        monitor_.count();
        if (depth <= 0 || is_drawn(node)) return static_value(node);
        const Word key = node.position.key();
        Entry& entry = entries_[index(key)];
        const bool is_known = entry.is_of(key);
        if (is_known && (entry.depth == depth || is_proof(entry))) {
            if (entry.kind != Kind::upper && entry.value >= beta) return entry.value;
            if (entry.kind != Kind::lower && entry.value <= alpha) return entry.value;
            if (entry.kind == Kind::exact) return entry.value;
        }
        int best_column = is_known ? entry.column : -1;
        const int best = search_children(node, depth, alpha, beta, best_column);
        entry.key = key;
        entry.value = static_cast<std::int16_t>(best);
        entry.depth = static_cast<std::int8_t>(depth);
        entry.column = static_cast<std::int8_t>(best_column);
        entry.kind = best >= beta ? Kind::lower : best <= alpha ? Kind::upper : Kind::exact;
        return best;
    }

    // Won or lost whatever the depth, as far as the entry's bound says it.
    static bool is_proof(const Entry& entry) {
        return (entry.value > proven && entry.kind != Kind::upper) || (entry.value < -proven && entry.kind != Kind::lower);
    }

    // `column` is the move to try first, -1 for none; afterwards the best one.
    int search_children(const Node<G>& node, int depth, int alpha, int beta, int& column) {
        const Children<G> children(node);
        BestFirst<G::columns> order;
        for (int i = 0; i < children.count(); ++i) order.add(i, promise(children, i, column));
        int best = -infinite;
        while (!order.is_empty() && best < beta) {
            const int move = order.take(), value = -reply_value(node, children, move, depth, -beta, -std::max(alpha, best));
            if (value > best) {
                best = value;
                column = G::column_of(children.cell(move));
            }
        }
        return best;
    }

    // How soon to try a move: a win in three plies, then the move that was best before, then threats.
    static int promise(const Children<G>& children, int move, int best_column) {
        if (!any(children.replies(move))) return 2000;
        const bool was_best = G::column_of(children.cell(move)) == best_column;
        return 3 * popcount(children.wins(move)) + (any(children.forced(move)) ? 2 : 0) + (was_best ? 1000 : 0);
    }

    int reply_value(const Node<G>& node, const Children<G>& children, int move, int depth, int alpha, int beta) {
        const Word replies = children.replies(move);
        if (!any(replies)) return value_of(-decided_in(3, node.empties));
        return search(node.after(children.cell(move), children.wins(move), replies), depth - 1, alpha, beta);
    }

    Monitor& monitor_;
    std::vector<Entry> entries_;
};

}  // namespace connect4
