/// The view of a film, as its presenter knows it.
protocol FilmView: AnyObject {
  func showFilm(_ film: FilmContent)
  func showTitle(_ title: String, note: String)
  func showMarkTitle(_ title: String)
  func showLoading(_ isLoading: Bool)
  func showRetry(_ isOffered: Bool)
}

/// The texts about a film.
struct FilmContent: Equatable {
  let title: String
  let origin: String
  let award: String
}
