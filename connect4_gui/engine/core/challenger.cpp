#include "challenger.hpp"

#include <algorithm>

#include "sized_request.hpp"
#include "sizes.hpp"
#include "solver.hpp"

namespace connect4 {
namespace {

template <class G>
class SizedChallenger : public Challenger {
public:
    explicit SizedChallenger(std::size_t bytes) : memory_(std::max(bytes, Tables<G>::least_bytes)), tables_(memory_) {}

    bool accepts(const Request& request) const override { return is_acceptable<G>(request); }

    // A side that moves needs a win, a score of 1 or more; the other side's opponent must not have a draw.
    bool can_force(const Request& request, const Challenge& challenge, Control& control,
                   const std::atomic<bool>* stop) override {
        tables_.forget();
        const Position<G> position = position_of<G>(request);
        const int empties = position.empties(), wanted = challenge.is_for_mover ? 1 : 0;
        const LinesWithout<G> lines(word_of<G>(challenge.without), challenge.is_for_mover ? empties : empties + 1);
        Monitor monitor(control);
        monitor.set_flag(stop);
        Solver<G, LinesWithout<G>> solver(tables_, monitor, nullptr, lines);
        return (solver.bound(position, wanted) >= wanted) == challenge.is_for_mover;
    }

private:
    Memory memory_;
    Tables<G> tables_;
};

// The questions are many and small, and tables that stay in the cache serve them best.
constexpr std::size_t table_bytes = std::size_t{3} << 20;

}  // namespace

std::unique_ptr<Challenger> make_challenger(int rows, int columns) {
    return make_for_size<Challenger, SizedChallenger>(rows, columns, table_bytes);
}

}  // namespace connect4
