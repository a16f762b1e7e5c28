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
    void forget() override { tables_.forget(); }

private:
    Memory memory_;
    Tables<G> tables_;
};

}  // namespace

std::unique_ptr<Kernel> make_kernel(int rows, int columns, std::size_t bytes) {
    return make_for_size<Kernel, SizedKernel>(rows, columns, bytes);
}

}  // namespace connect4
