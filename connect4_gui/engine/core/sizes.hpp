// Sizes: the boards that there are. Makes what is compiled for each of them.
#pragma once

#include <cstddef>
#include <memory>

#include "geometry.hpp"

namespace connect4 {

#if defined(CONNECT4_FEW_SIZES)

// For checks that have to compile quickly: odd and even heights, and one board beyond 64 bits.
template <class Interface, template <class> class Sized>
std::unique_ptr<Interface> make_for_size(int rows, int columns, std::size_t bytes) {
    if (rows == 4 && columns == 7) return std::make_unique<Sized<Geometry<4, 7>>>(bytes);
    if (rows == 6 && columns == 5) return std::make_unique<Sized<Geometry<6, 5>>>(bytes);
    if (rows == 7 && columns == 9) return std::make_unique<Sized<Geometry<7, 9>>>(bytes);
    return nullptr;
}

#else

template <class Interface, template <class> class Sized, int Rows>
std::unique_ptr<Interface> make_with_rows(int columns, std::size_t bytes) {
    switch (columns) {
        case 4: return std::make_unique<Sized<Geometry<Rows, 4>>>(bytes);
        case 5: return std::make_unique<Sized<Geometry<Rows, 5>>>(bytes);
        case 6: return std::make_unique<Sized<Geometry<Rows, 6>>>(bytes);
        case 7: return std::make_unique<Sized<Geometry<Rows, 7>>>(bytes);
        case 8: return std::make_unique<Sized<Geometry<Rows, 8>>>(bytes);
        case 9: return std::make_unique<Sized<Geometry<Rows, 9>>>(bytes);
        default: return nullptr;
    }
}

// A Sized<Geometry<rows, columns>> with so many bytes of memory; null for a size that there is not.
template <class Interface, template <class> class Sized>
std::unique_ptr<Interface> make_for_size(int rows, int columns, std::size_t bytes) {
    switch (rows) {
        case 4: return make_with_rows<Interface, Sized, 4>(columns, bytes);
        case 5: return make_with_rows<Interface, Sized, 5>(columns, bytes);
        case 6: return make_with_rows<Interface, Sized, 6>(columns, bytes);
        case 7: return make_with_rows<Interface, Sized, 7>(columns, bytes);
        case 8: return make_with_rows<Interface, Sized, 8>(columns, bytes);
        default: return nullptr;
    }
}

#endif

}  // namespace connect4
