// PrincipalLine: the moves that both sides are expected to play from the position that is analysed.
#pragma once

#include <algorithm>
#include <cstdint>

#include "estimates.hpp"
#include "team.hpp"

namespace connect4 {

template <class G>
class PrincipalLine {
public:
    using Word = typename G::Word;

    explicit PrincipalLine(const Root<G>& root) : root_(root) {}

    // The line by the estimates, as far as they are remembered.
    void follow(const Estimates<G>& estimates) {
        play([&](const Position<G>& position) {
            const int column = estimates.best_column(position);
            return column >= 0 ? column : obvious_column(position);
        });
    }

    // Nodes that are enough for most lines of best play.
    static constexpr std::uint64_t enough = 50000;

    // The line of best play, when the score of the root is known: as far as the tables know it, and on by asking for as
    // long as the budget lasts. Throws Interrupted or BudgetSpent; the line then ends where that happened.
    void follow_proofs(Team<G>& team, std::uint64_t budget) {
        int score = root_.proof.lower();
        play([&](const Position<G>& position) {
            score = -score;
            return find_move(team, position, score, budget);
        });
    }

    // Begins anew unless the line begins with a move that is still thought best.
    void refresh() {
        const int best = root_.best_column();
        if (length_ > 0 && root_.rank(*root_.moves[columns_[0]]) >= root_.rank(*root_.moves[best])) return;
        columns_[0] = best;
        length_ = 1;
    }

    void write_to(Report& report) const {
        std::copy(columns_, columns_ + length_, report.line);
        report.line_length = length_;
    }

private:
    // Plays the best move and then what `next_column` says, until the game is over or that is -1.
    template <class NextColumn>
    void play(NextColumn next_column) {
        length_ = 0;
        Position<G> position = root_.position;
        for (int column = root_.best_column(); column >= 0; column = next_column(position)) {
            const Word cell = position.landing(column);
            columns_[length_++] = column;
            if (position.wins_with(cell)) return;
            position = position.after(cell);
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

    // A move worth `score`, the exact score of `position`; -1 if the board is full or the budget spent.
    static int find_move(Team<G>& team, const Position<G>& position, int score, std::uint64_t& budget) {
        const int known = known_move(team, position, score);
        for (int i = 0; known < 0 && budget > 0 && i < G::columns; ++i) {
            const int column = G::centre_first(i);
            const Word cell = position.landing(column);
            if (!any(cell)) continue;
            const std::uint64_t before = team.nodes();
            if (team.ask(position.after(cell), 1 - score, budget) < 1 - score) return column;
            budget -= std::min(budget, team.nodes() - before);
        }
        return known;
    }

    // Such a move without asking, -1 if none is known.
    static int known_move(Team<G>& team, const Position<G>& position, int score) {
        for (int i = 0; i < G::columns; ++i) {
            const int column = G::centre_first(i);
            const Word cell = position.landing(column);
            if (!any(cell)) continue;
            if (position.wins_with(cell)) return column;
        }
        for (int i = 0; i < G::columns; ++i) {
            const int column = G::centre_first(i);
            const Word cell = position.landing(column);
            if (any(cell) && team.known(position.after(cell)).upper <= -score) return column;
        }
        return -1;
    }

    const Root<G>& root_;
    int columns_[G::cells], length_ = 0;
};

}  // namespace connect4
