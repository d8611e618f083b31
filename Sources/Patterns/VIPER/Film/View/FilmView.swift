/// What a film's screen can be given to show.
protocol FilmView: AnyObject {
  func show(_ film: FilmScreenContent)
  func show(title: String?, note: String)
  func show(markOffer: String)
  /// Nothing is under way any more.
  func showRest()
  func show(failure: String)
}

/// What is read of a film.
struct FilmScreenContent: Equatable {
  let title: String
  let origin: String
  let award: String
}
