// BruteForce: the score of a position by plain alpha-beta, with nothing of the core but the rules.
#pragma once

#include <map>
#include <utility>

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

}  // namespace connect4
