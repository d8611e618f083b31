import Catalogue

@testable import SwiftIO

/// A double of the films' view controller: it notes each notification, and what the model says when it comes.
final class FilmsDelegateSpy: @MainActor FilmsDelegateDouble {
  let notes: [FilmsNote] = []

  init(model: any FilmsModelReading) {}

  func filmsDidBeginLoading() {}

  func filmsDidLoad() {}

  func filmsDidOpen(_ film: Film) {}

  func filmsDidFailToLoad() {}
}
