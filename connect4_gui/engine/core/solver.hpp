// Solver: proves exact scores. Every question it asks is "is the score at least beta?"; the score is found by asking
// with different betas.
#pragma once

#include "children.hpp"
#include "monitor.hpp"
#include "position.hpp"
#include "score.hpp"
#include "tables.hpp"

namespace connect4 {

template <class G>
class Solver {
public:
    using Word = typename G::Word;

    Solver(Tables<G>& tables, Monitor& monitor) : tables_(tables), monitor_(monitor) {}

    // A bound of the exact score of `position`, on which the game is not over: a result of beta or more is a lower
    // bound, one below beta an upper bound. Throws Interrupted.
    int bound(const Position<G>& position, int beta) {
        Node<G> node;
        const int known = open(position, node);
        return known != unknown ? known : search(node, beta);
    }

private:
    static constexpr int unknown = G::cells;

    // Prepares `node`. Returns the exact score instead if the game ends within two plies.
    static int open(const Position<G>& position, Node<G>& node) {
        const Word playable = position.playable();
        const int empties = position.empties();
        node = {position.own, position.occupied, position.own_wins(), position.opponent_wins(), Word(0), empties};
        if (any(node.own_wins & playable)) return decided_in(1, empties);
        const Word forced = node.opponent_wins & playable;
        node.moves = playable & ~(node.opponent_wins >> 1);
        if (any(forced)) node.moves = has_several(forced) ? Word(0) : node.moves & forced;
        if (any(node.moves)) return unknown;
        return empties == 0 ? 0 : -decided_in(2, empties);
    }

    // The position after a move, seen by the opponent, who has at least one reply that does not lose at once.
    static Node<G> child(const Node<G>& node, const Word& cell, const Word& wins, const Word& replies) {
        return {node.own ^ node.occupied, node.occupied | cell, node.opponent_wins & ~cell, wins, replies,
                node.empties - 1};
    }

    static Word key_of(const Node<G>& node) {
        const Word key = node.own + node.occupied;
        if (node.empties * 3 < G::cells * 2) return key;
        const Word mirrored = G::mirror(key);
        return mirrored < key ? mirrored : key;
    }

    // As bound(), for a node whose `moves` are not empty.
    int search(const Node<G>& node, int beta) {
        monitor_.count();
        const int lower = -decided_in(4, node.empties), upper = decided_in(3, node.empties);
        if (upper < beta) return upper;
        if (lower >= beta) return lower;
        return has_several(node.moves) ? search_several(node, beta) : search_single(node, beta);
    }

    // One move only: nothing to remember or to choose.
    int search_single(const Node<G>& node, int beta) {
        const Outlook<G, Word> outlook(node, node.moves);
        const Word replies = outlook.replies();
        if (!any(replies)) return decided_in(3, node.empties);
        const int forced = control(node, node.moves, outlook, beta);
        if (forced >= beta) return forced;
        return -search(child(node, node.moves, outlook.wins, replies), 1 - beta);
    }

    int search_several(const Node<G>& node, int beta) {
        BoundTable<G>& table = tables_.for_empties(node.empties);
        const auto slot = table.slot(key_of(node));
        Bounds known{-decided_in(4, node.empties), decided_in(3, node.empties)};
        if (table.probe(slot, known)) {
            if (known.upper < beta) return known.upper;
            if (known.lower >= beta) return known.lower;
        }
        const std::uint64_t nodes_before = monitor_.nodes();
        const int result = search_children(node, beta, known);
        if (result >= beta) {
            known.lower = result;
        } else {
            known.upper = result;
        }
        table.store(slot, known, log2_floor(monitor_.nodes() - nodes_before + 1));
        return result;
    }

    struct Candidate {
        Node<G> node;
        int order;
    };

    int search_children(const Node<G>& node, int beta, const Bounds&) {
        const Children<G> children(node);
        for (int i = 0; i < children.count(); ++i) {
            if (!any(children.outlook(i).replies())) return decided_in(3, node.empties);
        }
        const int upper = decided_in(5, node.empties);
        if (upper < beta) return upper;
        BoundTable<G>& child_table = tables_.for_empties(node.empties - 1);
        Candidate candidates[G::columns];
        typename BoundTable<G>::Slot slots[G::columns];
        for (int i = 0; i < children.count(); ++i) {
            const auto outlook = children.outlook(i);
            candidates[i].node = child(node, children.cell(i), outlook.wins, outlook.replies());
            slots[i] = child_table.slot(key_of(candidates[i].node));
            child_table.prefetch(slots[i]);
            candidates[i].order = order(node, children.cell(i), outlook.wins);
        }
        for (int i = 0; i < children.count(); ++i) {
            const int forced = control(node, children.cell(i), children.outlook(i), beta);
            if (forced >= beta) return forced;
        }
        int best = -decided_in(4, node.empties);
        int left = 0;
        const Candidate* sorted[G::columns];
        for (int i = 0; i < children.count(); ++i) {
            Bounds bounds;
            if (child_table.probe(slots[i], bounds)) {
                if (-bounds.upper >= beta) return -bounds.upper;
                if (-bounds.lower < beta) {
                    if (-bounds.lower > best) best = -bounds.lower;
                    continue;
                }
            }
            int place = left++;
            for (; place > 0 && sorted[place - 1]->order < candidates[i].order; --place) sorted[place] = sorted[place - 1];
            sorted[place] = &candidates[i];
        }
        for (int i = 0; i < left; ++i) {
            const int value = -search(sorted[i]->node, 1 - beta);
            if (value >= beta) return value;
            if (value > best) best = value;
        }
        return best < upper ? best : upper;
    }

    // What the mover forces by playing `cell` and answering ever after, if that is beta or more.
    static int control(const Node<G>& node, const Word& cell, const Outlook<G, Word>& outlook, int beta) {
        const int empties = node.empties - 1;
        if (ControlBound<G>::limit(outlook.plan, empties) >= beta || !any(outlook.plan.cuts)) {
            const int value = ControlBound<G>::value(outlook.plan, node.own | cell, empties);
            if (value >= beta) return value;
        }
        return ControlBound<G>::nothing;
    }

    // Promising moves first: threats made, twice those on rows that suit the mover, and not under an own threat.
    static int order(const Node<G>& node, const Word& cell, const Word& wins) {
        constexpr Word rows_of_parity[2] = {G::every_second_row((G::rows - 1) % 2), G::every_second_row(G::rows % 2)};
        const Word& suited = rows_of_parity[(node.empties - 1) % 2];
        const int under = any((cell << 1) & node.own_wins) ? 4 : 0;
        return 2 * popcount(wins) + popcount(wins & suited) - under;
    }

    Tables<G>& tables_;
    Monitor& monitor_;
};

}  // namespace connect4
