public import Foundation

/// The reasons why the catalogue cannot answer a request.
public enum CatalogueError: Error, Hashable, Sendable {
  /// The service cannot be reached; to ask again may help.
  case unavailable
  /// The catalogue has no film with this id.
  case unknownFilm(FilmID)
  /// The catalogue has no country with this code.
  case unknownCountry(CountryCode)
  /// A file is missing or may not be read; the reason goes into a sentence, after a colon.
  case unreadable(file: String, reason: String)
  /// A file is not JSON, from this line on (from one) where that is known.
  case notJSON(file: String, line: Int?)
  /// A file is JSON, but no list of rows; `found` says what it is instead.
  case notAList(file: String, found: String)
  /// A row of a file is not what it should be.
  case malformed(MalformedRow)
}

extension CatalogueError: CustomStringConvertible {
  /// One sentence for a person to read, as on an alert.
  public var description: String {
    switch self {
    case .unavailable:
      "The catalogue is unavailable."
    case .unknownFilm(let id):
      "The catalogue has no film \(id)."
    case .unknownCountry(let code):
      "The catalogue has no country \(code)."
    case .unreadable(let file, let reason):
      "\(file) cannot be read: \(reason)."
    case .notJSON(let file, let line?):
      "\(file) is not JSON: see line \(line)."
    case .notJSON(let file, nil):
      "\(file) is not JSON."
    case .notAList(let file, let found):
      "\(file) is malformed: expected a list of rows, found \(found)."
    case .malformed(let row):
      row.description
    }
  }
}

extension CatalogueError: LocalizedError {
  /// The same as ``description``.
  public var errorDescription: String? { description }
}
