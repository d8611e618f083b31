import Catalogue

/// The user's mark on a film; it is set if the film is a favourite.
struct Mark: Equatable {
  let film: FilmID
  var isSet: Bool
}
