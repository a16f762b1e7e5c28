// Promise: which moves to try first. A good first move refutes quickly or wins quickly; whether it is the best move does
// not matter, so what forces the opponent counts for more than what is merely good. Next come moves that build on own
// lines and close the opponent's; who has to hold does well to close them, who has to win does better to threaten.
//
// The weights were found by counting the nodes of thousands of searches on sixteen board sizes.
#pragma once

#include <optional>

#include "lines_through.hpp"
#include "node.hpp"

namespace connect4 {

// What the signs of a good move count for.
struct PromiseWeights {
    int threat, suited_threat;        // each cell where the mover would complete a line; more on a row of the own parity
    int under_own_threat;             // less if the move gives such a cell away
    int forcing, freedom;             // the opponent has to answer at once; less for each answer that the opponent has
    int lineless;                     // claimeven leaves the opponent no line
    int second_disc, third_disc;      // own lines that get so many discs
    int closed_pair, closed;          // lines of the opponent that are closed: those with two discs, and all of them
    int off_centre, late_off_centre;  // less for each column from the middle; the same when lines do not count any more
};

// For a mover who has to win, and for one who has to hold.
constexpr PromiseWeights weights_to_win{64, 16, 384, 96, 28, 24, 20, -8, 0, 0, 12, 0};
constexpr PromiseWeights weights_to_hold{48, 24, 288, 120, 26, 0, 16, -8, 12, 4, 10, 24};

template <class G, const PromiseWeights& weights>
class Promise {
public:
    using Word = typename G::Word;
    using Pack = typename G::Pack;

    // `lines` are those that count, seen by the mover.
    template <class Lines>
    Promise(const Node<G>& node, const Lines& lines)
        : node_(node), suited_(G::rows_of_parity[(G::rows + node.empties) % 2]) {
        if (node.empties < worth_counting) return;
        const Word own = node.position.own, opponent = node.position.opponent();
        const Word full = G::full;
        own_lines_.emplace(own, opponent | (full & ~lines.own(full)));
        opponent_lines_.emplace(opponent, own | (full & ~lines.others(full)));
    }

    // How promising all `moves` are, as far as it can be said of a pack of them at once.
    template <class Moves>
    void list(const Moves& moves, std::uint64_t* worths) const {
        for (int number = 0; number < Moves::most_packs && number < moves.packs(); ++number) {
            const Pack wins = moves.wins_pack(number), above = moves.cell_pack(number) << 1;
            const auto where = [](const MoveLanes& nowhere, std::uint64_t worth) { return MoveLanes(worth) & ~nowhere; };
            MoveLanes worth = times<weights.threat>(popcounts(wins)) + times<weights.suited_threat>(popcounts(wins & Pack(suited_)));
            worth = worth - where(zero_words(above & Pack(node_.own_wins)), weights.under_own_threat);
            worth = worth + where(zero_words(moves.forced_pack(number)), weights.forcing);
            worth = worth - times<weights.freedom>(popcounts(moves.replies_pack(number)));
            worth = worth + where(~moves.lineless_pack(number), weights.lineless);
            worth.store(worths + number * MoveLanes::lanes);
        }
    }

    // What is said of the move on `cell` beyond that.
    int beyond(const Word& cell) const {
        const int number = lowest_index(cell);
        return own_lines_ ? lines(number) - weights.off_centre * G::off_centre(number)
                          : -weights.late_off_centre * G::off_centre(number);
    }

private:
    // Near the end of the game the lines say little, and counting them costs more than it saves.
    static constexpr int worth_counting = 20;

    int lines(int cell) const {
        return weights.second_disc * own_lines_->with_one(cell) + weights.third_disc * own_lines_->with_two(cell) +
               weights.closed_pair * opponent_lines_->with_two(cell) + weights.closed * opponent_lines_->all(cell);
    }

    template <int Factor>
    static MoveLanes times(const MoveLanes& counts) {
        static_assert(0 <= Factor && Factor < 1024);
        MoveLanes result(std::uint64_t{0});
        for (int bit = 0; bit < 10; ++bit)
            if ((Factor >> bit & 1) != 0) result = result + (counts << bit);
        return result;
    }

    const Node<G>& node_;
    const Word& suited_;
    std::optional<LinesThrough<G>> own_lines_, opponent_lines_;
};

}  // namespace connect4
