import Foundation

extension Sequence<Film> {
  /// Returns the films sorted by title, then by id.
  public func sortedByTitle() -> [Film] {
    sorted { $0.precedesByTitle($1) }
  }

  /// Returns the films sorted by year, earliest first, then by title, then by id.
  public func sortedByYear() -> [Film] {
    sorted { $0.year == $1.year ? $0.precedesByTitle($1) : $0.year < $1.year }
  }
}

extension Film {
  /// Returns true if this film comes before the other; no film comes before itself.
  fileprivate func precedesByTitle(_ other: Film) -> Bool {
    let titles = title.collated(with: other.title)
    return titles == .orderedSame ? id.rawValue < other.id.rawValue : titles == .orderedAscending
  }
}
