/// What a film tells its view controller.
protocol FilmViewModelDelegate: AnyObject {
  func loadingDidStart()
  func loadingDidFinish()
  func filmDidChange()
  func offerDidChange()
}

/// What is shown of a film, and what a user can do with it.
protocol FilmViewModelType: AnyObject {
  var delegate: (any FilmViewModelDelegate)? { get set }

  var isLoading: Bool { get }
  var titleText: String { get }
  /// Countries and year, or why they are not known.
  var originText: String { get }
  var awardText: String { get }
  /// What can be done about the mark; nil until it is known whether the film is marked.
  var offerText: String? { get }

  /// Loads what is known of the film.
  func reload()
  /// Calls off what is under way.
  func cancel()
  /// Marks the film as a favourite, or takes the mark away.
  func toggleFavourite()
}
