// check_bounds SECONDS SEED [MOST_EMPTIES]: proves nothing, but tries hard to refute. Random positions of all sizes,
// with passed turns, odd and even numbers of empty cells and many draws, are scored by brute force; the solver and
// every static bound must agree, also where lines through some cells do not count; and a table that grows must know what
// it knew. Prints what it did; fails with the position on the first contradiction.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <random>
#include <utility>
#include <vector>

#include "brute_force.hpp"
#include "team.hpp"

using namespace connect4;

namespace {

std::mt19937_64 random_bits;
long checked = 0, bounds_checked = 0, by_sign[3], challenges[2], entries_kept = 0;

int below(int end) { return static_cast<int>(random_bits() % static_cast<unsigned>(end)); }

template <class G>
[[noreturn]] void fail(const char* what, const Position<G>& position, int got, int score) {
    std::printf("WRONG %s on %dx%d: got %d, exact score %d, mover's discs X\n", what, G::rows, G::columns, got, score);
    for (int row = G::rows - 1; row >= 0; --row, std::puts(""))
        for (int column = 0; column < G::columns; ++column) {
            const auto cell = G::cell(row, column);
            std::putchar(any(position.own & cell) ? 'X' : any(position.occupied & cell) ? 'O' : '.');
        }
    std::exit(1);
}

// Plays at random, avoiding quick ends most of the time, with a passed turn now and then, down to `empties` cells.
template <class G>
bool random_position(int empties, Position<G>& position) {
    using Word = typename G::Word;
    position = {Word(0), Word(0)};
    while (position.empties() > empties) {
        if (below(20) == 0) position.own = position.opponent();
        Word moves = position.playable() & ~position.own_wins();
        const Word urgent = moves & position.opponent_wins();
        const Word careful = any(urgent) ? urgent : moves & ~(position.opponent_wins() >> 1);
        if (any(careful) && below(8) != 0) moves = careful;
        if (!any(moves)) return false;
        for (int skip = below(popcount(moves)); skip > 0; --skip) moves = drop_lowest(moves);
        position = position.after(lowest_bit(moves));
    }
    return true;
}

template <class G>
void check_claimeven(const Position<G>& position, int score) {
    using Bound = ClaimevenBound<G>;
    using Word = typename G::Word;
    const Word playable = position.playable(), opponent = position.opponent();
    const Word all = Bound::under(position.opponent_wins(), playable);
    for (int round = 0; round < 8; ++round) {
        Word under = all;
        for (Word rest = all; round > 0 && any(rest); rest = drop_lowest(rest))
            if (below(3) == 0) under = under & ~lowest_bit(rest);
        const auto plan = Bound::plan(under, position.own, position.occupied, playable);
        const int value = Bound::value(plan, opponent, position.empties(), -G::cells);
        if (value == Bound::nothing) continue;
        ++bounds_checked;
        if (score > -value) fail("claimeven bound", position, -value, score);
    }
}

// Counts the lines through a cell one by one: those without the opponent's discs, by the mover's discs in them.
template <class G>
void check_lines(const Position<G>& position, int score) {
    const LinesThrough<G> lines(position.own, position.opponent());
    const int row = below(G::rows), column = below(G::columns);
    int open[5] = {}, all = 0;
    const int ways[4][2] = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
    for (const auto& way : ways)
        for (int back = 0; back < 4; ++back) {
            int own = 0, others = 0;
            for (int i = 0; i < 4; ++i) {
                const int r = row + (i - back) * way[0], c = column + (i - back) * way[1];
                if (r < 0 || r >= G::rows || c < 0 || c >= G::columns) {
                    ++others;
                    continue;
                }
                own += any(position.own & G::cell(r, c));
                others += any(position.opponent() & G::cell(r, c));
            }
            if (others > 0) continue;
            ++open[own];
            ++all;
        }
    const int cell = column * G::stride + row;
    if (lines.all(cell) != all) fail("number of open lines", position, lines.all(cell), score);
    if (lines.with_one(cell) != open[1]) fail("number of lines with a disc", position, lines.with_one(cell), score);
    if (lines.with_two(cell) != open[2]) fail("number of lines with two discs", position, lines.with_two(cell), score);
}

template <class G>
void check_solver(Tables<G>& tables, const Position<G>& position, int score) {
    Control control;
    Monitor monitor(control);
    Team<G> team(tables, control, monitor, 1);
    Proof proof(position.empties());
    team.finish(position, proof);
    if (proof.lower() != score || proof.upper() != score) fail("score", position, proof.lower(), score);
    const int beta = below(G::cells) - G::cells / 2;
    const int bound = team.ask(position, beta, Monitor::unlimited);
    if (bound >= beta ? bound > score : bound < score) fail("bound", position, bound, score);
    const int plies = plies_to_end(score, position.empties());
    const int points = decided_in(plies, position.empties());
    if (score != 0 && (points != std::abs(score) || plies % 2 != (score > 0))) fail("plies", position, plies, score);
}

// A few cells, rather those that matter: empty ones, and among them those that complete a line.
template <class G>
typename G::Word random_cells(const Position<G>& position) {
    using Word = typename G::Word;
    const Word empty = G::full & ~position.occupied, wins = position.own_wins() | position.opponent_wins();
    Word cells(0);
    for (int count = below(4); count > 0; --count) {
        Word choice = below(3) == 0 ? Word(G::full) : below(2) == 0 && any(wins) ? wins : empty;
        for (int skip = below(popcount(choice)); skip > 0; --skip) choice = drop_lowest(choice);
        cells = cells | lowest_bit(choice);
    }
    return cells;
}

template <class G>
void check_challenge(Tables<G>& tables, BruteChallenge<G>& brute_force, const Position<G>& position, int score) {
    const auto without = random_cells(position);
    const bool is_for_mover = below(2) == 0, expected = brute_force.can_force(position, is_for_mover, without);
    const int empties = position.empties(), beta = is_for_mover ? 1 : 0;
    tables.forget();
    Control control;
    Monitor monitor(control);
    const LinesWithout<G> lines(without, is_for_mover ? empties : empties + 1);
    Solver<G, LinesWithout<G>> solver(tables, monitor, nullptr, lines);
    const bool found = (solver.bound(position, beta) >= beta) == is_for_mover;
    if (found != expected) fail("challenge", position, found, score);
    if (!any(without) && found != (is_for_mover ? score > 0 : score < 0)) fail("plain challenge", position, found, score);
    ++challenges[found];
}

// Forgets so often that all generations come round, and looks for the positions while the table grows again.
template <class G>
void check_forgotten(BoundTable<G>& table, const std::vector<Position<G>>& positions) {
    for (int i = 0; i < 1 << BoundTable<G>::most_generation_bits; ++i) {
        table.forget();
        Bounds bounds;
        const Position<G>& position = positions[static_cast<std::size_t>(below(static_cast<int>(positions.size())))];
        if (table.probe(table.slot(position.key()), bounds)) fail("forgotten", position, bounds.lower, 0);
    }
    for (;; table.grow([] { return false; })) {
        for (const Position<G>& position : positions) {
            Bounds bounds;
            if (table.probe(table.slot(position.key()), bounds)) fail("forgotten long ago", position, bounds.lower, 0);
        }
        if (!table.can_grow()) break;
    }
}

// Fills a table with positions, lets it grow, and looks for all that it knew, and for what it never knew.
template <class G>
void check_growth() {
    using Table = BoundTable<G>;
    constexpr int first_bits = Table::smallest_bits, most_bits = first_bits + 2;
    static Memory memory(Table::bucket_bytes << most_bits);
    static Table table(memory.words(), first_bits, most_bits, true);
    table.forget();
    std::map<std::pair<std::uint64_t, std::uint64_t>, Bounds> known;
    const auto name = [](const Position<G>& position) {
        return std::make_pair(hash(position.own), hash(position.occupied));
    };
    std::vector<Position<G>> positions(4000);
    for (std::size_t i = 0; i < positions.size(); ++i) {
        random_position(1 + below(G::cells), positions[i]);
        const int lower = below(G::cells / 2), upper = lower - below(G::cells / 2);
        if (i % 2 == 0) table.store(table.slot(positions[i].key()), {lower, upper}, below(30));
    }
    for (bool is_first = true;; is_first = false) {
        for (const Position<G>& position : positions) {
            Bounds bounds{0, 0};
            const bool is_there = table.probe(table.slot(position.key()), bounds);
            const auto before = known.find(name(position));
            if (is_first) {
                if (is_there) known[name(position)] = bounds;
            } else if (is_there != (before != known.end())) {
                fail("memory of a grown table", position, is_there, !is_there);
            } else if (is_there && (bounds.lower != before->second.lower || bounds.upper != before->second.upper)) {
                fail("bounds in a grown table", position, bounds.lower, before->second.lower);
            }
        }
        if (!table.can_grow()) break;
        table.grow([] { return false; });
    }
    entries_kept += static_cast<long>(known.size());
    check_forgotten(table, positions);
}

template <class G>
void check_size(int most_empties, int rounds) {
    static Memory memory(4 << 20);
    static Tables<G> tables(memory);
    static Memory challenge_memory(4 << 20);
    static Tables<G> challenge_tables(challenge_memory);
    static BruteForce<G> brute_force;
    static BruteChallenge<G> brute_challenge;
    const int most = std::min(most_empties, G::cells);
    check_growth<G>();
    for (int i = 0; i < rounds; ++i) {
        Position<G> position;
        if (!random_position(1 + below(most), position)) continue;
        if (below(4) == 0) tables.forget();
        const int score = brute_force.score(position);
        ++by_sign[score < 0 ? 0 : score == 0 ? 1 : 2];
        ++checked;
        check_claimeven(position, score);
        check_lines(position, score);
        check_solver(tables, position, score);
        check_challenge(challenge_tables, brute_challenge, position, score);
    }
}

#if defined(CONNECT4_FEW_SIZES)

// Odd and even heights, and one board beyond 64 bits.
void check_all(int most, int rounds) {
    check_size<Geometry<4, 7>>(most, rounds);
    check_size<Geometry<5, 5>>(most + 2, rounds);
    check_size<Geometry<6, 5>>(most + 2, rounds);
    check_size<Geometry<7, 9>>(most - 2, rounds);
}

#else

template <int Rows>
void check_rows(int most, int rounds) {
    check_size<Geometry<Rows, 4>>(most + 3, rounds);
    check_size<Geometry<Rows, 5>>(most + 2, rounds);
    check_size<Geometry<Rows, 6>>(most + 1, rounds);
    check_size<Geometry<Rows, 7>>(most, rounds);
    check_size<Geometry<Rows, 8>>(most - 1, rounds);
    check_size<Geometry<Rows, 9>>(most - 2, rounds);
}

void check_all(int most, int rounds) {
    check_rows<4>(most, rounds);
    check_rows<5>(most, rounds);
    check_rows<6>(most, rounds);
    check_rows<7>(most, rounds);
    check_rows<8>(most, rounds);
}

#endif

}  // namespace

int main(int count, char** arguments) {
    const double seconds = count > 1 ? std::atof(arguments[1]) : 5;
    random_bits.seed(count > 2 ? std::strtoull(arguments[2], nullptr, 10) : 1);
    const int most = count > 3 ? std::atoi(arguments[3]) : 11;
    const auto start = std::chrono::steady_clock::now();
    while (std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count() < seconds) {
        check_all(most, 10);
    }
    std::printf("%ld positions (%ld lost, %ld drawn, %ld won), %ld claimeven bounds, fours forced %ld times and refused %ld "
                "times, %ld entries of grown tables: no contradiction\n",
                checked, by_sign[0], by_sign[1], by_sign[2], bounds_checked, challenges[1], challenges[0], entries_kept);
}
