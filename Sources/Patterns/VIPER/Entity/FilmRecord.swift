import Catalogue

/// What is known of a film.
struct FilmRecord: Equatable {
  let film: Film
  var countries: [Country] = []
}
