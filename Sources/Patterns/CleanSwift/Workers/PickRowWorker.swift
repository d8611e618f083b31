import Foundation

/// Finds out what a person picked.
protocol PickRowWorking: AnyObject {
  /// What stands in a row, counted from 0.
  func pick<Item>(_ row: Int, in list: [Item]) throws(NoSuchRow) -> Item
}

/// A row was picked that the list does not have.
struct NoSuchRow: LocalizedError {
  let row: Int

  var errorDescription: String? {
    "The list has no row \(row + 1)."
  }
}

/// Finds out what a person picked, in a list of anything.
final class PickRowWorker: PickRowWorking {
  func pick<Item>(_ row: Int, in list: [Item]) throws(NoSuchRow) -> Item {
    guard list.indices.contains(row) else { throw NoSuchRow(row: row) }
    return list[row]
  }
}
