import Catalogue

/// The facts of a film that a link leads to, and of the country whose films lie below it.
struct LinkedFilmFacts: Equatable {
  let id: String
  let title: String
  /// The first country that submitted the film, or nil if it is not known.
  let country: String?
  let countryName: String?
}

extension FilmDetails {
  /// The facts of the film, for a presenter.
  var linkedFacts: LinkedFilmFacts {
    LinkedFilmFacts(
      id: film.id.rawValue, title: film.title, country: countries.first?.code.rawValue,
      countryName: countries.first?.name)
  }
}
