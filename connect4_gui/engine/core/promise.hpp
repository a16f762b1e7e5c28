// Promise: which moves to try first. A good first move refutes quickly or wins quickly; whether it is the best move does
// not matter, so what forces the opponent counts for more than what is merely good. Next come moves that build on own
// lines and close the opponent's.
//
// The weights were found by counting the nodes of thousands of searches.
#pragma once

#include <optional>

#include "lines_through.hpp"
#include "node.hpp"

namespace connect4 {

template <class G>
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
            MoveLanes worth = times<16>(popcounts(wins)) + times<9>(popcounts(wins & Pack(suited_)));
            worth = worth - where(zero_words(above & Pack(node_.own_wins)), 70);
            worth = worth + where(zero_words(moves.forced_pack(number)), 26);
            worth = worth - times<3>(popcounts(moves.replies_pack(number)));
            worth.store(worths + number * MoveLanes::lanes);
        }
    }

    // What is said of the move on `cell` beyond that.
    int beyond(const Word& cell) const {
        const int number = lowest_index(cell);
        return own_lines_ ? lines(number) - 2 * G::off_centre(number) : 0;
    }

private:
    // Near the end of the game the lines say little, and counting them costs more than it saves.
    static constexpr int worth_counting = 20;

    // Own lines that get a second disc, and lines of the opponent that are closed, most of all those with two discs.
    int lines(int cell) const {
        const int opened = own_lines_->with_one(cell) - own_lines_->with_two(cell);
        const int closed = 4 * opponent_lines_->with_two(cell) + opponent_lines_->all(cell);
        return 4 * opened + closed;
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
