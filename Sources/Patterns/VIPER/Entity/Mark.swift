import Catalogue

/// Whether the user marked a film.
struct Mark: Equatable {
  let film: FilmID
  var isSet: Bool
}
