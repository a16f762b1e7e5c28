// BruteForce: the score of a position by plain alpha-beta, with nothing of the core but the rules. BruteChallenge:
// whether a side can force four if its lines through some cells do not count, line by line.
#pragma once

#include <map>
#include <utility>
#include <vector>

#include "position.hpp"

namespace connect4 {

template <class G>
class BruteForce {
public:
    using Word = typename G::Word;

    // The exact score of a position on which the game is not over, or is drawn.
    int score(const Position<G>& position) {
        known_.clear();
        return search(position, -G::cells, G::cells);
    }

private:
    struct Less {
        bool operator()(const Word& a, const Word& b) const { return a < b; }
    };

    // Fail-soft alpha-beta. A win by the disc that makes n discs counts (cells + 2 - n) / 2.
    int search(const Position<G>& position, int alpha, int beta) {
        const int discs = popcount(position.occupied);
        if (discs == G::cells) return 0;
        const Word key = position.key();
        const auto found = known_.find(key);
        if (found != known_.end()) {
            if (found->second.first >= beta) return found->second.first;
            if (found->second.second <= alpha) return found->second.second;
            if (found->second.first == found->second.second) return found->second.first;
        }
        int best = -G::cells, floor = alpha;
        for (int column = 0; column < G::columns && best < beta; ++column) {
            const Word cell = position.playable() & G::column(column);
            if (!any(cell)) continue;
            int value;
            if (any(G::lines(position.own | cell))) {
                value = (G::cells + 2 - (discs + 1)) / 2;
            } else {
                value = -search(position.after(cell), -beta, -floor);
            }
            best = value > best ? value : best;
            floor = best > floor ? best : floor;
        }
        auto& bounds = known_.emplace(key, std::make_pair(-G::cells, G::cells)).first->second;
        if (best > alpha) bounds.first = best > bounds.first ? best : bounds.first;
        if (best < beta) bounds.second = best < bounds.second ? best : bounds.second;
        return best;
    }

    std::map<Word, std::pair<int, int>, Less> known_;
};

template <class G>
class BruteChallenge {
public:
    using Word = typename G::Word;

    BruteChallenge() {
        const int ways[4][2] = {{1, 0}, {0, 1}, {1, 1}, {-1, 1}};
        for (int row = 0; row < G::rows; ++row)
            for (int column = 0; column < G::columns; ++column)
                for (const auto& way : ways) {
                    const int last_row = row + 3 * way[0], last_column = column + 3 * way[1];
                    if (last_row < 0 || last_row >= G::rows || last_column >= G::columns) continue;
                    Word line(0);
                    for (int i = 0; i < 4; ++i) line = line | G::cell(row + i * way[0], column + i * way[1]);
                    lines_.push_back(line);
                }
    }

    // The game must not be over on `position`.
    bool can_force(const Position<G>& position, bool is_for_mover, const Word& without) {
        known_.clear();
        without_ = without;
        const Word attackers = is_for_mover ? position.own : position.opponent();
        return search(attackers, position.occupied, is_for_mover);
    }

private:
    struct Less {
        bool operator()(const Word& a, const Word& b) const { return a < b; }
    };

    bool search(const Word& attackers, const Word& occupied, bool is_attack) {
        const auto found = known_.find(attackers + occupied);
        if (found != known_.end()) return found->second;
        bool result = !is_attack && any(G::playable(occupied));
        for (Word moves = G::playable(occupied); any(moves) && result != is_attack; moves = drop_lowest(moves)) {
            const Word cell = lowest_bit(moves), after = is_attack ? attackers | cell : attackers;
            if (is_attack && has_line(after, without_)) {
                result = true;
            } else if (!is_attack && has_line((occupied | cell) ^ attackers, Word(0))) {
                result = false;
            } else {
                result = search(after, occupied | cell, !is_attack);
            }
        }
        known_.emplace(attackers + occupied, result);
        return result;
    }

    bool has_line(const Word& discs, const Word& without) const {
        for (const Word& line : lines_)
            if ((line & discs) == line && !any(line & without)) return true;
        return false;
    }

    std::vector<Word> lines_;
    std::map<Word, bool, Less> known_;
    Word without_;
};

}  // namespace connect4
