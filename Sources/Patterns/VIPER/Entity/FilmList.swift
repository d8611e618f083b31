import Catalogue

/// The films of a country.
struct FilmList: Equatable {
  let country: Country
  var films: [Film] = []
  /// The film that the user opened last, or nil.
  var opened: FilmID?
}
