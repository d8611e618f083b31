/// A request to a ``CatalogueService``, one case for each of its methods.
public enum CatalogueRequest: Hashable, Sendable {
  /// All countries.
  case countries
  /// The countries that match a text.
  case search(String)
  /// The films of a country.
  case films(of: CountryCode)
  /// A film with its countries.
  case film(Film.ID)
  /// The films with these ids, the ids in the order of the request.
  case filmsWithIDs([Film.ID])
}

extension CatalogueRequest: CustomStringConvertible {
  /// A few words for a log or a menu, such as `films of FR`.
  public var description: String {
    switch self {
    case .countries: "countries"
    case .search(let text): "countries matching \"\(text)\""
    case .films(let country): "films of \(country)"
    case .film(let id): "film \(id)"
    case .filmsWithIDs(let ids): "films with ids [\(ids.map(\.rawValue).joined(separator: ", "))]"
    }
  }
}
