#include "kernel.hpp"

#include <algorithm>

#include "analysis.hpp"

namespace connect4 {
namespace {

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

template <class G>
class SizedKernel : public Kernel {
public:
    explicit SizedKernel(std::size_t bytes) : memory_(std::max(bytes, Tables<G>::least_bytes)), tables_(memory_) {}

    bool accepts(const Request& request) const override {
        const bool fits = G::is_wide || (request.own[1] == 0 && request.occupied[1] == 0);
        const Position<G> position = position_of<G>(request);
        return fits && position.is_sane() && position.empties() > 0;
    }
    std::unique_ptr<Task> start(const Request& request, Control& control, int threads,
                                std::function<void(const Report&)> publish) override {
        return std::make_unique<Analysis<G>>(position_of<G>(request), request, tables_, control, threads,
                                             std::move(publish));
    }
    int solve(const Request& request, Control& control) override {
        const Position<G> position = position_of<G>(request);
        Monitor monitor(control);
        Solver<G> solver(tables_, monitor);
        Proof proof(position.empties());
        proof.finish(solver, monitor, position);
        return proof.lower();
    }
    bool can_force(const Request& request, const Challenge& challenge, Control& control,
                   const std::atomic<bool>* stop) override {
        if (!challenge_) challenge_ = std::make_unique<OwnedTables>(challenge_bytes);
        challenge_->tables.forget();
        const Position<G> position = position_of<G>(request);
        const int empties = position.empties(), wanted = challenge.is_for_mover ? 1 : 0;
        const LinesWithout<G> lines(word_of<G>(challenge.without), challenge.is_for_mover ? empties : empties + 1);
        Monitor monitor(control);
        monitor.set_flag(stop);
        Solver<G, LinesWithout<G>> solver(challenge_->tables, monitor, nullptr, lines);
        return (solver.bound(position, wanted) >= wanted) == challenge.is_for_mover;
    }
    void forget() override { tables_.forget(); }

private:
    // Tables for questions of their own kind.
    struct OwnedTables {
        explicit OwnedTables(std::size_t bytes) : memory(bytes), tables(memory) {}

        Memory memory;
        Tables<G> tables;
    };
    static constexpr std::size_t challenge_bytes = Tables<G>::small_bytes + (BoundTable<G>::bucket_bytes << 18);

    Memory memory_;
    Tables<G> tables_;
    std::unique_ptr<OwnedTables> challenge_;
};

}  // namespace

#if defined(CONNECT4_FEW_SIZES)

// For checks that have to compile quickly: odd and even heights, and one board beyond 64 bits.
std::unique_ptr<Kernel> make_kernel(int rows, int columns, std::size_t bytes) {
    if (rows == 4 && columns == 7) return std::make_unique<SizedKernel<Geometry<4, 7>>>(bytes);
    if (rows == 6 && columns == 5) return std::make_unique<SizedKernel<Geometry<6, 5>>>(bytes);
    if (rows == 7 && columns == 9) return std::make_unique<SizedKernel<Geometry<7, 9>>>(bytes);
    return nullptr;
}

#else

namespace {

template <int Rows>
std::unique_ptr<Kernel> make_kernel_with_rows(int columns, std::size_t bytes) {
    switch (columns) {
        case 4: return std::make_unique<SizedKernel<Geometry<Rows, 4>>>(bytes);
        case 5: return std::make_unique<SizedKernel<Geometry<Rows, 5>>>(bytes);
        case 6: return std::make_unique<SizedKernel<Geometry<Rows, 6>>>(bytes);
        case 7: return std::make_unique<SizedKernel<Geometry<Rows, 7>>>(bytes);
        case 8: return std::make_unique<SizedKernel<Geometry<Rows, 8>>>(bytes);
        case 9: return std::make_unique<SizedKernel<Geometry<Rows, 9>>>(bytes);
        default: return nullptr;
    }
}

}  // namespace

std::unique_ptr<Kernel> make_kernel(int rows, int columns, std::size_t bytes) {
    switch (rows) {
        case 4: return make_kernel_with_rows<4>(columns, bytes);
        case 5: return make_kernel_with_rows<5>(columns, bytes);
        case 6: return make_kernel_with_rows<6>(columns, bytes);
        case 7: return make_kernel_with_rows<7>(columns, bytes);
        case 8: return make_kernel_with_rows<8>(columns, bytes);
        default: return nullptr;
    }
}

#endif

}  // namespace connect4
