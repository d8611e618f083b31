public import Foundation

/// The reasons why the catalogue cannot answer a request.
public enum CatalogueError: Error, Hashable, Sendable {
  /// The service cannot be reached; asking again may help.
  case unavailable
  /// The catalogue has no film with this id.
  case unknownFilm(FilmID)
  /// The catalogue has no country with this code.
  case unknownCountry(CountryCode)
  /// The link is not that of a film.
  case unknownLink(String)
  /// A file is missing or cannot be read; the reason is worded to follow a colon.
  case unreadable(file: String, reason: String)
  /// A file is not JSON; `line` is the line of the first error, from one, if it is known.
  case notJSON(file: String, line: Int?)
  /// A file is JSON, but not a list of rows; `found` names its actual content.
  case notAList(file: String, found: String)
  /// A row of a file is malformed.
  case malformed(MalformedRow)
}

extension CatalogueError: CustomStringConvertible {
  /// One sentence for the user to read, as in an alert.
  public var description: String {
    switch self {
    case .unavailable:
      "The catalogue is unavailable."
    case .unknownFilm(let id):
      "The catalogue has no film \(id)."
    case .unknownCountry(let code):
      "The catalogue has no country \(code)."
    case .unknownLink(let link):
      "The link \(link) leads to no film."
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
