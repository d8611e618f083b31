import Catalogue

@testable import SwiftIO

/// Handles the events of one film.
final class FilmInteractor: FilmInteractorInput, FilmEvents {
  var model: (any FilmModelUpdating)!
  var actions: (any ActionFactory)!
  weak var delegate: (any FilmInteractorDelegate)?

  private var showing: (any Action<FilmRecord>)?
  private var marking: (any Action<Bool>)?
  private var failedAttempt: (() -> Void)?

  func load() {
    showing?.cancel()
    let action = actions.showFilm(model.film)
    showing = action
    action.run { [weak self] result in
      guard let self else { return }
      showing = nil
      switch result {
      case .success(let record):
        model.update(record: record)
        delegate?.filmDidLoad()
      case .failure(let error):
        failedAttempt = { [weak self] in self?.load() }
        model.update(failure: error)
        delegate?.filmDidFailToLoad()
      }
    }
  }

  func cancel() {
    showing?.cancel()
  }

  @IBAction func toggleFavourite(_ sender: Any) {
    toggleFavourite()
  }

  @IBAction func retry(_ sender: Any) {
    let attempt = failedAttempt
    failedAttempt = nil
    attempt?()
  }

  private func toggleFavourite() {
    let film = model.film
    let action = model.isFavourite ? actions.unmarkFavourite(film) : actions.markFavourite(film)
    marking = action
    action.run { [weak self] result in
      guard let self else { return }
      marking = nil
      switch result {
      case .success(let isFavourite):
        model.update(isFavourite: isFavourite)
        delegate?.filmDidChangeMark()
      case .failure(let error):
        failedAttempt = { [weak self] in self?.toggleFavourite() }
        model.update(failure: error)
        delegate?.filmDidFail()
      }
    }
  }
}
