/// An error in a row of a data file: its place, the expected value and the actual one.
public struct MalformedRow: Hashable, Sendable {
  /// The name of the file, without its folder.
  public let file: String
  /// The place of the row in the file, from one.
  public let row: Int
  /// The row's code or id, or nil if that cannot be read.
  public let identifier: String?
  /// The name of the field, or nil if the row is not an object.
  public let field: String?
  /// The expected value, as a noun such as `text or null`.
  public let expected: String
  /// The actual value, as JSON or in words; `nothing` for a missing field.
  public let found: String

  /// Creates an error from its values.
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
