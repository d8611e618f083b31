import Foundation

/// A row was opened that a list does not have.
struct NoSuchRow: LocalizedError {
  let row: Int

  var errorDescription: String? {
    "The list has no row \(row + 1)."
  }
}
