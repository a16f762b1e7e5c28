// fuzz_session SECONDS SEED: throws random and hostile requests at sessions, as any caller could, and stops, waits and forgets
// at random moments. To be run under the sanitizers; see check.sh. Reports must make sense, nothing else is checked.
#include <cstdio>
#include <cstdlib>
#include <random>

#include "session.hpp"

using namespace connect4;

namespace {

std::mt19937_64 random_bits;

int below(int end) { return static_cast<int>(random_bits() % static_cast<unsigned>(end)); }

// Random discs, dropped by turns into random columns: often a legal position, sometimes one with lines.
void drop_discs(Request& request) {
    int heights[most_columns] = {};
    const int discs = below(request.rows * request.columns + 1);
    for (int i = 0; i < discs; ++i) {
        const int column = below(request.columns);
        if (heights[column] == request.rows) continue;
        const int bit = column * (request.rows + 1) + heights[column]++;
        const std::uint64_t mask = std::uint64_t{1} << (bit % 64);
        request.occupied[bit / 64] |= mask;
        if (i % 2 == 0) request.own[bit / 64] |= mask;
    }
}

Request random_request() {
    Request request;
    request.rows = 4 + below(5);
    request.columns = 4 + below(6);
    if (below(3) != 0) {
        drop_discs(request);
    } else {
        for (int i = 0; i < 2; ++i) {
            request.occupied[i] = random_bits() & random_bits();
            request.own[i] = below(2) == 0 ? random_bits() : request.occupied[i] & random_bits();
        }
        if (below(4) == 0) request.rows = below(20) - 5;
        if (below(4) == 0) request.columns = below(20) - 5;
    }
    request.depth = below(3) == 0 ? below(90) - 5 : 0;
    if (request.depth < 0) request.depth = 0;
    request.every_column = below(2) == 0;
    return request;
}

void check(const Request& request, const Session::News& news) {
    const Report& report = news.report;
    bool is_fine = report.line_length >= 0 && report.line_length <= most_cells;
    for (int i = 0; i < report.line_length; ++i) is_fine = is_fine && report.line[i] >= 0 && report.line[i] < request.columns;
    is_fine = is_fine && report.position.lower <= report.position.upper;
    for (const Value& value : report.columns) is_fine = is_fine && value.lower <= value.upper;
    if (is_fine) return;
    std::printf("WRONG report for %dx%d\n", request.rows, request.columns);
    std::exit(1);
}

// Any cells, also some that the board does not have.
void challenge(Session& session, const Request& request) {
    Challenge challenge;
    challenge.is_for_mover = below(2) == 0;
    for (auto& limb : challenge.without) limb = random_bits() & random_bits() & random_bits();
    const std::atomic<bool> stop{below(5) == 0};
    session.can_force(request, challenge, static_cast<std::uint64_t>(below(20000)), below(2) == 0 ? &stop : nullptr);
}

}  // namespace

int main(int count, char** arguments) {
    const double seconds = count > 1 ? std::atof(arguments[1]) : 5;
    random_bits.seed(count > 2 ? std::strtoull(arguments[2], nullptr, 10) : 1);
    const auto start = Control::Clock::now();
    long accepted = 0, refused = 0;
    while (std::chrono::duration<double>(Control::Clock::now() - start).count() < seconds) {
        Session session(static_cast<std::size_t>(1) << below(22), 1 + below(2));
        for (int i = 0; i < 20; ++i) {
            const Request request = random_request();
            const std::uint64_t number = session.start(request, below(200000), below(10) == 0 ? 1e9 : 0.001 * below(30));
            ++(number != 0 ? accepted : refused);
            for (bool is_over = number == 0 || below(4) == 0; !is_over;) {
                const Session::News news = session.wait(number, 0.001 * below(5));
                check(request, news);
                is_over = news.is_over;
                if (below(20) == 0) session.stop(number);
            }
            if (below(5) == 0) session.forget();
            if (below(3) == 0) challenge(session, random_request());
        }
    }
    std::printf("%ld requests accepted, %ld refused: nothing broke\n", accepted, refused);
}
