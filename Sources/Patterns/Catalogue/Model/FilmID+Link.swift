public import Foundation

extension FilmID {
  /// Creates the id that a link such as `countries://film/tt0042876` holds.
  ///
  /// - Parameter link: The link. Its scheme and host may have capital letters, as in any URL.
  /// - Throws: `CatalogueError.unknownLink` if it has another scheme, host or number of path components.
  public init(link: URL) throws(CatalogueError) {
    let path = link.pathComponents
    guard link.scheme?.lowercased() == "countries", link.host()?.lowercased() == "film", path.count == 2
    else { throw .unknownLink(link.absoluteString) }
    self.init(rawValue: path[1])
  }
}
