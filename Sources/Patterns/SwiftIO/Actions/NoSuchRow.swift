/// A row was opened that the list does not have.
struct NoSuchRow: Error, CustomStringConvertible {
  let row: Int

  var description: String {
    "The list has no row \(row + 1)."
  }
}
