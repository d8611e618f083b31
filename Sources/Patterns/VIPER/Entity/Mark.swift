import Catalogue

/// The user's mark on a film, set for a favourite.
struct Mark: Equatable {
  let film: FilmID
  var isSet: Bool
}
