import Catalogue

/// The part of the model that the view model reads.
protocol LinkModelReading: AnyObject {
  /// The reason why the last link could not be opened, or nil if it was.
  var failure: (any Error)? { get }
}

/// The model as the interactor updates it.
protocol LinkModelUpdating: LinkModelReading {
  func update(opened film: FilmDetails)
  func update(failure: any Error)
}

/// The data of the link that was followed last.
final class LinkModel: LinkModelUpdating {
  private(set) var film: FilmDetails?
  private(set) var failure: (any Error)?

  func update(opened film: FilmDetails) {
    self.film = film
    failure = nil
  }

  func update(failure: any Error) {
    self.failure = failure
  }
}
