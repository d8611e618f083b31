import Catalogue

/// The films that the user marked.
struct FavouriteList: Equatable {
  var films: [Film] = []
  /// The film that the user opened last, or nil.
  var opened: FilmID?
}
