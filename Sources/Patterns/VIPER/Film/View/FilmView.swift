/// The content of a film's screen.
protocol FilmView: AnyObject {
  func showFilm(_ film: FilmContent)
  func showTitle(_ title: String, note: String)
  func showMarkOffer(_ text: String)
  func showLoading(_ isLoading: Bool)
}

/// The texts about a film.
struct FilmContent: Equatable {
  let title: String
  let origin: String
  let award: String
}
