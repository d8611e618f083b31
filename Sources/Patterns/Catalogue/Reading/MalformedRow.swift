/// The place in a data file that is wrong, and how.
public struct MalformedRow: Hashable, Sendable {
  /// The name of the file, without its folder.
  public let file: String
  /// The place of the row in the file, from one.
  public let row: Int
  /// The row's own code or id, or nil where that cannot be read.
  public let identifier: String?
  /// The name of the field, or nil where the row is no object at all.
  public let field: String?
  /// The expected value, as a noun such as `text or null`.
  public let expected: String
  /// The actual value, as JSON or in words; `nothing` for a missing field.
  public let found: String

  /// Takes the values as they are.
  public init(
    file: String, row: Int, identifier: String? = nil, field: String? = nil, expected: String, found: String
  ) {
    self.file = file
    self.row = row
    self.identifier = identifier
    self.field = field
    self.expected = expected
    self.found = found
  }
}

extension MalformedRow: CustomStringConvertible {
  /// One sentence: the place, what was expected there and what was found.
  public var description: String {
    let name = identifier.map { " (\($0))" } ?? ""
    let place = field.map { " in \($0)" } ?? ""
    return "Row \(row)\(name) of \(file) is malformed\(place): expected \(expected), found \(found)."
  }
}
