// Solver: proves exact scores. Every question it asks is "is the score at least beta?"; the score is found by asking
// with different betas.
#pragma once

#include <algorithm>
#include <type_traits>
#include <utility>

#include "best_first.hpp"
#include "children.hpp"
#include "monitor.hpp"
#include "open_nodes.hpp"
#include "promise.hpp"
#include "shared_work.hpp"
#include "tables.hpp"

namespace connect4 {

template <class G, class Lines = AllLines>
class Solver {
public:
    using Word = typename G::Word;

    // Solvers that share tables share their work too, if they know of each other by `shared_work`. What tables know
    // holds for the `lines` that counted when they learnt it.
    Solver(Tables<G>& tables, Monitor& monitor, SharedWork* shared_work = nullptr, const Lines& lines = Lines())
        : tables_(tables), monitor_(monitor), shared_work_(shared_work), lines_(lines) {}

    // A bound of the exact score of `position`, on which the game is not over: a result of beta or more is a lower
    // bound, one below beta an upper bound. Throws Interrupted or BudgetSpent.
    int bound(const Position<G>& position, int beta) {
        const Node<G> node = Node<G>::open(position, lines_.at(position.empties()));
        const auto score = node.early_score();
        return score ? *score : search(node, beta);
    }

    // What is known of `position`, on which the game is not over, without a search.
    Bounds known(const Position<G>& position) {
        const Node<G> node = Node<G>::open(position, lines_.at(position.empties()));
        if (const auto score = node.early_score()) return {*score, *score};
        Bounds bounds{-decided_in(4, node.empties), decided_in(3, node.empties)};
        if (has_several(node.moves)) {
            const BoundTable<G>& table = tables_.for_empties(node.empties);
            table.probe(table.slot(key_of(position, node.empties)), bounds);
            return bounds;
        }
        const Bounds after = known(position.after(node.moves));
        return {-after.upper, -after.lower};
    }

    // Whether the mover is sure to score so much by the move on `cell` and claimeven ever after, if all lines count.
    static bool is_claimed(const Position<G>& position, const Word& cell, int score) {
        Node<G> node = Node<G>::open(position);
        if (node.early_score() || !any(node.moves & cell)) return false;
        node.moves = cell;
        const Children<G> child(node);
        return any(child.replies(0)) && child.claimeven(node, score) >= score;
    }

private:
    using Slot = typename BoundTable<G>::Slot;
    using BestMovesFirst = BestFirst<G::columns>;
    using Moves = Children<G, std::decay_t<decltype(std::declval<Lines>().at(0))>>;

    // Early in the game a position and its mirror image share a key.
    static Word key_of(const Position<G>& position, int empties) {
        const Word key = position.key();
        if (!Lines::is_symmetric || empties * 3 < G::cells * 2) return key;
        const Word mirrored = G::mirror(key);
        return mirrored < key ? mirrored : key;
    }

    // As bound(), for a node whose `moves` are not empty.
    int search(const Node<G>& node, int beta) {
        monitor_.count();
        const int lower = -decided_in(4, node.empties), upper = decided_in(3, node.empties);
        if (upper < beta) return upper;
        if (lower >= beta) return lower;
        const int later = decided_in(5, node.empties);
        if (later < beta) return Moves::win_in_three(node, lines_.at(node.empties)) ? upper : later;
        return has_several(node.moves) ? search_several(node, beta) : search_single(node, beta);
    }

    // One move only: nothing to remember or to choose.
    int search_single(const Node<G>& node, int beta) {
        const auto& lines = lines_.at(node.empties);
        const Outlook<G, Word> outlook(node, node.moves, lines);
        const Word replies = outlook.replies();
        if (!any(replies)) return decided_in(3, node.empties);
        const int forced = Moves::claimeven_of_single(node, node.moves, outlook, beta, lines);
        if (forced >= beta) return forced;
        return -search(node.after(node.moves, outlook.wins, replies), 1 - beta);
    }

    int search_several(const Node<G>& node, int beta) {
        BoundTable<G>& table = tables_.for_empties(node.empties);
        const auto slot = table.slot(key_of(node.position, node.empties));
        Bounds known{-decided_in(4, node.empties), decided_in(3, node.empties)};
        if (table.probe(slot, known)) {
            if (known.upper < beta) return known.upper;
            if (known.lower >= beta) return known.lower;
        }
        const std::uint64_t nodes_before = monitor_.nodes();
        const int result = is_shared(node) ? search_shared(node, beta, slot) : search_children(node, beta);
        if (result >= beta) {
            known.lower = result;
        } else {
            known.upper = result;
        }
        table.store(slot, known, log2_floor(monitor_.nodes() - nodes_before + 1));
        return result;
    }

    bool is_shared(const Node<G>& node) const {
        return shared_work_ != nullptr && node.empties >= SharedWork::least_empties;
    }

    // As search_children(), and ends as soon as another thread has found the answer.
    int search_shared(const Node<G>& node, int beta, const Slot& slot) {
        open_nodes_.check();
        const typename OpenNodes<G>::Visit visit(open_nodes_, tables_.for_empties(node.empties), slot, beta);
        try {
            return search_children(node, beta);
        } catch (const AnsweredElsewhere& answered) {
            if (answered.level != visit.level()) throw;
            return answered.bound;
        }
    }

    int search_children(const Node<G>& node, int beta) {
        const Moves children(node, lines_.at(node.empties));
        const int count = children.count();
        if (children.has_win_in_three()) return decided_in(3, node.empties);
        BoundTable<G>& table = tables_.for_empties(node.empties - 1);
        Slot slots[G::columns];
        for (int i = 0; i < count; ++i) {
            slots[i] = table.slot(key_of(node.position.after(children.cell(i)), node.empties - 1));
            table.prefetch(slots[i]);
        }
        const int forced = children.claimeven(node, beta);
        if (forced >= beta) return forced;

        int best = -decided_in(4, node.empties), left = 0;
        int moves[G::columns];
        for (int i = 0; i < count; ++i) {
            Bounds bounds;
            if (table.probe(slots[i], bounds)) {
                if (-bounds.upper >= beta) return -bounds.upper;
                if (-bounds.lower < beta) {
                    best = std::max(best, -bounds.lower);
                    continue;
                }
            }
            moves[left++] = i;
        }
        BestMovesFirst order;
        rank(node, beta, children, moves, left, order);
        const auto value_of = [&](int move) {
            return -search(node.after(children.cell(move), children.wins(move), children.replies(move)), 1 - beta);
        };
        best = std::max(best, is_shared(node) ? best_together(order, beta, slots, value_of)
                                              : best_alone(order, beta, value_of));
        if (best >= beta) return best;
        return std::min(best, decided_in(5, node.empties));  // there is no win in three plies
    }

    // The first value of the moves in `order` that reaches beta, otherwise the highest.
    template <class ValueOf>
    static int best_alone(BestMovesFirst& order, int beta, const ValueOf& value_of) {
        int best = -G::cells;
        while (!order.is_empty() && best < beta) best = std::max(best, value_of(order.take()));
        return best;
    }

    // The same. What another thread is searching is left for the end, when it has mostly finished. Not so the first
    // move: if one refutes, it is mostly this one, and both threads find something to share below it.
    template <class ValueOf>
    int best_together(BestMovesFirst& order, int beta, const Slot* slots, const ValueOf& value_of) {
        int best = -G::cells, later[G::columns], put_off = 0;
        const auto look_at = [&](int move) {
            const SharedWork::Taken taken(*shared_work_, slots[move].name());
            best = std::max(best, value_of(move));
        };
        for (bool is_first = true; !order.is_empty() && best < beta; is_first = false) {
            const int move = order.take();
            if (!is_first && shared_work_->is_taken(slots[move].name())) {
                later[put_off++] = move;
            } else {
                look_at(move);
            }
        }
        for (int i = 0; i < put_off && best < beta; ++i) look_at(later[i]);
        return best;
    }

    // Promising moves first.
    void rank(const Node<G>& node, int beta, const Moves& children, const int* moves, int count, BestMovesFirst& order) const {
        if (count == 1) return order.add(moves[0], 0);
        if (beta > 0) {
            rank_by<weights_to_win>(node, children, moves, count, order);
        } else {
            rank_by<weights_to_hold>(node, children, moves, count, order);
        }
    }
    template <const PromiseWeights& weights>
    void rank_by(const Node<G>& node, const Moves& children, const int* moves, int count, BestMovesFirst& order) const {
        const Promise<G, weights> promise(node, lines_.at(node.empties));
        std::uint64_t worths[Moves::room];
        promise.list(children, worths);
        for (int i = 0; i < count; ++i)
            order.add(moves[i], static_cast<int>(worths[moves[i]]) + promise.beyond(children.cell(moves[i])));
    }

    Tables<G>& tables_;
    Monitor& monitor_;
    SharedWork* shared_work_;
    OpenNodes<G> open_nodes_;
    const Lines lines_;
};

}  // namespace connect4
