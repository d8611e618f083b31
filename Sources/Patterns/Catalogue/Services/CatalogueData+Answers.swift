extension CatalogueData {
  /// Returns all countries, sorted by name.
  public func allCountries() -> [Country] {
    countriesByName
  }

  /// Returns the countries that match the text, by ``Country/matches(_:)``, sorted by name.
  public func countries(matching text: String) -> [Country] {
    countriesByName.matching(text)
  }

  /// Returns the films that a country submitted, alone or with others, sorted by year, then by title.
  ///
  /// - Throws: ``CatalogueError/unknownCountry(_:)``.
  public func films(of code: CountryCode) throws(CatalogueError) -> [Film] {
    guard countries.contains(where: { $0.code == code }) else {
      throw .unknownCountry(code)
    }
    return films.filter { $0.countries.contains(code) }.sortedByYear()
  }

  /// Returns one film with its countries.
  ///
  /// - Throws: ``CatalogueError/unknownFilm(_:)``.
  public func film(_ id: Film.ID) throws(CatalogueError) -> FilmDetails {
    guard let film = films.first(where: { $0.id == id }) else {
      throw .unknownFilm(id)
    }
    return FilmDetails(
      film: film,
      countries: film.countries.compactMap { code in countries.first { $0.code == code } })
  }

  /// Returns the films with these ids, each once, sorted by title; an unknown id is left out.
  public func films(_ ids: [Film.ID]) -> [Film] {
    let wanted = Set(ids)
    return films.filter { wanted.contains($0.id) }.sortedByTitle()
  }
}
