import Catalogue

@testable import SwiftIO

/// A double of the films' view controller: it notes each notification, and what the model says when it comes.
final class FilmsDelegateSpy: @MainActor FilmsDelegateDouble {
  private(set) var notes: [FilmsNote] = []

  private let model: any FilmsModelReading

  init(model: any FilmsModelReading) {
    self.model = model
  }

  func filmsDidBeginLoading() {
    notes.append(FilmsNote(.didBeginLoading, of: model))
  }

  func filmsDidLoad() {
    notes.append(FilmsNote(.didLoad, of: model))
  }

  func filmsDidOpen(_ film: Film) {
    notes.append(FilmsNote(.didOpen, of: model))
  }

  func filmsDidFailToLoad() {
    notes.append(FilmsNote(.didFailToLoad, of: model))
  }
}
