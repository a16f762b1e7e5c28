#include "kernel.hpp"

#include <algorithm>

#include "analysis.hpp"
#include "sized_request.hpp"
#include "sizes.hpp"

namespace connect4 {
namespace {

template <class G>
class SizedKernel : public Kernel {
public:
    explicit SizedKernel(std::size_t bytes) : memory_(std::max(bytes, Tables<G>::least_bytes)), tables_(memory_) {}

    bool accepts(const Request& request) const override {
        return is_acceptable<G>(request);
    }
    std::unique_ptr<Task> start(const Request& request, Control& control, int threads,
                                std::function<void(const Report&)> publish) override {
        return std::make_unique<Analysis<G>>(turn_to(position_of<G>(request)), request, tables_, control, threads,
                                             std::move(publish));
    }
    int solve(const Request& request, Control& control) override {
        const Position<G> position = turn_to(position_of<G>(request));
        Monitor monitor(control);
        Team<G> team(tables_, control, monitor, 1);
        Proof proof(position.empties());
        team.finish(position, proof);
        return proof.lower();
    }
    void forget() override { tables_.forget(); }

private:
    // Forgets what is of no use for `position`, and so lets the tables be small again: nothing that follows on one of two
    // positions can follow on the other if they differ in a cell. If it is a few cells only, both may have come from
    // one that was looked at before.
    const Position<G>& turn_to(const Position<G>& position) {
        constexpr int many = 3;
        const Position<G> mirrored{G::mirror(position.own), G::mirror(position.occupied)};
        if (std::min(differences(position, last_), differences(mirrored, last_)) >= many) tables_.forget();
        return last_ = position;
    }

    // How many cells have discs of different sides in two positions, whoever moves first.
    static int differences(const Position<G>& one, const Position<G>& other) {
        const int both = popcount(one.occupied & other.occupied);
        const int alike = popcount((one.own & other.own) | (one.opponent() & other.opponent()));
        return std::min(alike, both - alike);
    }

    Memory memory_;
    Tables<G> tables_;
    Position<G> last_{typename G::Word(0), typename G::Word(0)};  // what was analysed or solved before
};

}  // namespace

std::unique_ptr<Kernel> make_kernel(int rows, int columns, std::size_t bytes) {
    return make_for_size<Kernel, SizedKernel>(rows, columns, bytes);
}

}  // namespace connect4
