import Foundation

/// One row of a JSON file, with its place in the file, so that errors can name it.
struct JSONRow {
  private let file: String
  private let number: Int
  private let identifier: String?
  private let fields: [String: JSONValue]

  /// Creates a row from an object.
  ///
  /// - Parameters:
  ///   - fields: The fields of the object.
  ///   - number: The place of the row in the file, from one.
  ///   - file: The name of the file, for errors.
  ///   - key: The field that identifies the row, for errors.
  private init(_ fields: [String: JSONValue], number: Int, of file: String, identifiedBy key: String) {
    self.file = file
    self.number = number
    self.identifier = fields[key]?.string.flatMap { $0.isPrintable ? $0.quotable : nil }
    self.fields = fields
  }

  /// Returns the rows of a file whose top level is a list of objects, in the file's order.
  static func rows(
    of data: Data, in file: String, identifiedBy key: String
  ) throws(CatalogueError) -> [JSONRow] {
    guard let objects = try? JSONDecoder().decode([[String: JSONValue]].self, from: data) else {
      throw fault(of: data, in: file)
    }
    return objects.enumerated().map { JSONRow($1, number: $0 + 1, of: file, identifiedBy: key) }
  }

  /// Returns why the data is not a list of objects.
  private static func fault(of data: Data, in file: String) -> CatalogueError {
    guard let top = try? JSONDecoder().decode(JSONValue.self, from: data) else {
      return .notJSON(file: file, line: JSONSyntax.lineOfFirstError(in: data))
    }
    guard case .array(let values) = top, let index = values.firstIndex(where: { !$0.isObject }) else {
      return .notAList(file: file, found: "\(top)")
    }
    return .malformed(
      MalformedRow(file: file, row: index + 1, expected: "an object", found: "\(values[index])"))
  }

  /// Returns the value of a required field.
  ///
  /// - Parameters:
  ///   - field: The name of the field.
  ///   - expected: The expected content of the field, for errors.
  ///   - convert: Converts the value; returns nil if the field holds something else.
  func value<Value>(
    of field: String, expecting expected: String, _ convert: (JSONValue) -> Value?
  ) throws(CatalogueError) -> Value {
    guard let found = fields[field] else {
      throw malformed(field, expected: expected, found: "nothing")
    }
    guard let value = convert(found) else {
      throw malformed(field, expected: expected, found: "\(found)")
    }
    return value
  }

  /// Returns the value of a required field, which may be null.
  func valueOrNull<Value>(
    of field: String, expecting expected: String, _ convert: (JSONValue) -> Value?
  ) throws(CatalogueError) -> Value? {
    try value(of: field, expecting: "\(expected) or null") { found -> Value?? in
      found == .null ? .some(nil) : convert(found).map(Optional.some)
    }
  }

  /// Returns the value of a field that may be left out or be null.
  func valueIfPresent<Value>(
    of field: String, expecting expected: String, _ convert: (JSONValue) -> Value?
  ) throws(CatalogueError) -> Value? {
    fields[field] == nil ? nil : try valueOrNull(of: field, expecting: expected, convert)
  }

  /// Returns the text of a required field; refuses text with characters that control a terminal or the direction of
  /// writing.
  func text(of field: String) throws(CatalogueError) -> String {
    try printable(field, try value(of: field, expecting: "text", \.string))
  }

  /// Returns the text of a required field, which may be null.
  func textOrNull(of field: String) throws(CatalogueError) -> String? {
    guard let text = try valueOrNull(of: field, expecting: "text", \.string) else { return nil }
    return try printable(field, text)
  }

  private func printable(_ field: String, _ text: String) throws(CatalogueError) -> String {
    guard text.isPrintable else {
      throw malformed(
        field, expected: "text without control characters", found: "\(JSONValue.string(text))")
    }
    return text
  }

  /// Returns the error that says what is wrong with a field.
  func malformed(_ field: String, expected: String, found: String) -> CatalogueError {
    .malformed(
      MalformedRow(
        file: file, row: number, identifier: identifier, field: field, expected: expected, found: found))
  }
}
