import Specification

/// The measurements to make.
struct Plan: Equatable, Sendable {
  /// The patterns whose apps are measured.
  var patterns = Pattern.allCases
  /// The numbers of rows, ascending.
  var rows = [10, 253, 10_000, 1_000_000]
  /// The seed for the generated rows.
  var seed: UInt64 = 1

  /// Returns the number of rounds for a number of rows.
  static func rounds(for rows: Int) -> Int {
    switch rows {
    case ...100: 101
    case ...1_000: 51
    case ...100_000: 21
    default: 3
    }
  }

  /// Returns true if allocated objects are counted for a number of rows. Counting needs two more rounds, which take too
  /// long with more than 10,000 rows.
  static func countsAllocations(with rows: Int) -> Bool { rows <= 10_000 }

  /// Returns the contenders for a number of rows.
  func entries(with rows: Int) -> [Entry] {
    Entry.all(for: patterns).filter { $0.mostRows.map { $0 >= rows } ?? true }
  }
}
