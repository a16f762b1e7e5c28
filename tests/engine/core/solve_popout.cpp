// Solves PopOut on a small board by retrograde analysis: every position is a win, a loss or a draw for its mover.
//
//     solve_popout ROWS COLUMNS LENGTH < positions
//
// A position on standard input is a code for each column: with h discs, (1 << h) - 1 plus a bit for each disc of the
// mover, the lowest one for the bottom. The answer is the plies to the end: above 0 to a win, below to a loss, 0 for a
// draw; a position that is over already is "over". The first line tells of the empty board and how many there are of
// each. A winner never needs a repetition, so that whatever is neither won nor lost is a draw.

#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <vector>

namespace {

constexpr int most_columns = 6;
constexpr std::int16_t open_value = 0;

struct Column {
    int height;
    unsigned discs;
};

Column column_of(unsigned code) {
    int height = 0;
    while (code >= (2u << height) - 1) ++height;
    return {height, code - ((1u << height) - 1)};
}

unsigned code_of(Column column) { return (1u << column.height) - 1 + column.discs; }

class Solver {
public:
    Solver(int rows, int columns, int length) : rows_(rows), columns_(columns), length_(length), base_((2u << rows) - 1) {
        states_ = 1;
        for (int i = 0; i < columns; ++i) {
            weights_[i] = states_;
            states_ *= base_;
        }
        for (unsigned code = 0; code < base_; ++code) {
            const Column column = column_of(code);
            inverted_.push_back(code_of({column.height, ~column.discs & ((1u << column.height) - 1)}));
        }
        values_.assign(states_, open_value);
        moves_.assign(states_, 0);
        is_over_.assign(states_, false);
    }

    void run() {
        std::vector<std::uint32_t> level = start();
        for (std::int16_t plies = 1; !level.empty(); ++plies) {
            std::vector<std::uint32_t> next;
            for (const std::uint32_t state : level) hand_back(state, plies, next);
            level.swap(next);
        }
    }

    std::uint32_t states() const { return states_; }
    int columns() const { return columns_; }
    unsigned base() const { return base_; }
    bool is_over(std::uint32_t state) const { return is_over_[state]; }
    std::int16_t value(std::uint32_t state) const { return values_[state]; }

    std::uint32_t state_of(const unsigned* codes) const {
        std::uint32_t state = 0;
        for (int i = 0; i < columns_; ++i) state += codes[i] * weights_[i];
        return state;
    }

private:
    void read(std::uint32_t state, unsigned* codes) const {
        for (int i = 0; i < columns_; ++i) {
            codes[i] = state % base_;
            state /= base_;
        }
    }

    bool has_line(const std::uint64_t discs) const {
        const int stride = rows_ + 1;
        for (const int step : {1, stride, stride - 1, stride + 1}) {
            std::uint64_t run = discs;
            for (int place = 1; place < length_; ++place) run &= discs >> (place * step);
            if (run) return true;
        }
        return false;
    }

    // Marks what is over, counts the moves of the rest, and returns what is over, whoever has won there.
    std::vector<std::uint32_t> start() {
        std::vector<std::uint32_t> over;
        unsigned codes[most_columns];
        for (std::uint32_t state = 0; state < states_; ++state) {
            read(state, codes);
            std::uint64_t own = 0, all = 0;
            int moves = 0;
            for (int i = 0; i < columns_; ++i) {
                const Column column = column_of(codes[i]);
                own |= static_cast<std::uint64_t>(column.discs) << (i * (rows_ + 1));
                all |= static_cast<std::uint64_t>((1u << column.height) - 1) << (i * (rows_ + 1));
                moves += (column.height < rows_) + (column.discs & 1u);
            }
            const bool other_line = has_line(all & ~own), own_line = has_line(own);
            is_over_[state] = other_line || own_line;
            moves_[state] = static_cast<std::uint8_t>(moves);
            if (is_over_[state]) {
                values_[state] = other_line ? -1 : 1;  // whoever moved last goes first
                over.push_back(state);
            }
        }
        return over;
    }

    // Tells the positions before `state` what it is worth.
    void hand_back(std::uint32_t state, std::int16_t plies, std::vector<std::uint32_t>& next) {
        unsigned codes[most_columns];
        read(state, codes);
        std::uint32_t turned = 0;
        for (int i = 0; i < columns_; ++i) turned += inverted_[codes[i]] * weights_[i];
        for (int i = 0; i < columns_; ++i) {
            const Column column = column_of(codes[i]);
            const std::uint32_t rest = turned - inverted_[codes[i]] * weights_[i];
            if (column.height > 0 && !(column.discs >> (column.height - 1) & 1u)) {
                const Column before{column.height - 1, column.discs};
                settle(rest + inverted_[code_of(before)] * weights_[i], values_[state], plies, next);
            }
            if (column.height < rows_) {
                const Column before{column.height + 1, column.discs << 1};
                settle(rest + inverted_[code_of(before)] * weights_[i], values_[state], plies, next);
            }
        }
    }

    void settle(std::uint32_t before, std::int16_t value, std::int16_t plies, std::vector<std::uint32_t>& next) {
        if (is_over_[before] || values_[before] != open_value) return;
        if (value < 0) {
            values_[before] = plies;
            next.push_back(before);
        } else if (--moves_[before] == 0) {
            values_[before] = static_cast<std::int16_t>(-plies);
            next.push_back(before);
        }
    }

    int rows_, columns_, length_;
    unsigned base_;
    std::uint32_t states_;
    std::uint32_t weights_[most_columns];
    std::vector<unsigned> inverted_;
    std::vector<std::int16_t> values_;
    std::vector<std::uint8_t> moves_;
    std::vector<bool> is_over_;
};

}  // namespace

int main(int count, char** arguments) {
    if (count != 4) return 2;
    Solver solver(std::atoi(arguments[1]), std::atoi(arguments[2]), std::atoi(arguments[3]));
    solver.run();
    std::uint64_t wins = 0, losses = 0, draws = 0;
    int longest = 0;
    for (std::uint32_t state = 0; state < solver.states(); ++state) {
        if (solver.is_over(state)) continue;
        const int value = solver.value(state);
        (value > 0 ? wins : value < 0 ? losses : draws) += 1;
        longest = std::max(longest, std::abs(value));
    }
    std::cout << solver.value(0) << ' ' << wins << ' ' << losses << ' ' << draws << ' ' << longest << '\n';
    unsigned codes[most_columns];
    while (true) {
        for (int i = 0; i < solver.columns(); ++i)
            if (!(std::cin >> codes[i]) || codes[i] >= solver.base()) return std::cin.eof() ? 0 : 2;
        const std::uint32_t state = solver.state_of(codes);
        if (solver.is_over(state)) std::cout << "over\n";
        else std::cout << solver.value(state) << '\n';
    }
}
