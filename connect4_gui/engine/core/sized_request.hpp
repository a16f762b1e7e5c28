// A request as a position of one board size.
#pragma once

#include "position.hpp"
#include "request.hpp"

namespace connect4 {

// Low limb first.
template <class G>
typename G::Word word_of(const std::uint64_t* limbs) {
    if constexpr (G::is_wide) {
        return {limbs[0], limbs[1]};
    } else {
        return limbs[0];
    }
}

template <class G>
Position<G> position_of(const Request& request) {
    return {word_of<G>(request.own), word_of<G>(request.occupied)};
}

// Whether the position is one that the rules allow and on which the game is not over.
template <class G>
bool is_acceptable(const Request& request) {
    const bool fits = G::is_wide || (request.own[1] == 0 && request.occupied[1] == 0);
    const Position<G> position = position_of<G>(request);
    return fits && position.is_sane() && position.empties() > 0;
}

}  // namespace connect4
