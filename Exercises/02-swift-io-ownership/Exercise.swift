import Catalogue

@testable import SwiftIO

/// Handles the events of one film.
final class FilmInteractor {
  var model: (any FilmModelUpdating)!
  var actions: (any ActionFactory)!
  weak var delegate: (any FilmInteractorDelegate)?

  private var pendingAction: (any Action<FilmDetails, CatalogueError>)?
  private var failedAttempt: (() -> Void)?
  private var failedChange: (() -> Void)?

  private func loadAgain() {
    model.update(isLoading: true)
    delegate?.filmDidBeginLoading()
    load()
  }

  private func show(_ details: FilmDetails) {
    let action = actions.readFavourites()
    action.run { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let favourites):
        model.update(details: details, isFavourite: favourites.contains(details.film.id))
        delegate?.filmDidLoad()
      case .failure(let error):
        fail(error)
      }
    }
  }

  private func fail(_ error: any Error) {
    failedAttempt = loadAgain
    model.update(failure: error)
    delegate?.filmDidFailToLoad()
  }
}

extension FilmInteractor: FilmInteractorInput {
  func load() {
    let action = actions.showFilm(model.film)
    pendingAction?.cancel()
    pendingAction = action
    action.run { [weak self] result in
      guard let self else { return }
      pendingAction = nil
      switch result {
      case .success(let details): show(details)
      case .failure(let error): fail(error)
      }
    }
  }

  func cancel() {
    pendingAction?.cancel()
  }

  func retry() {
    failedAttempt?()
  }

  func retryMark() {
    failedChange?()
  }
}

extension FilmInteractor: FilmEvents {
  @IBAction func reload(_ sender: Any) {
    loadAgain()
  }

  @IBAction func toggleFavourite(_ sender: Any) {
    let film = model.film
    let action = model.isFavourite == true ? actions.unmarkFavourite(film) : actions.markFavourite(film)
    action.run { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let isFavourite):
        model.update(isFavourite: isFavourite)
        delegate?.filmDidChangeMark()
      case .failure(let error):
        failedChange = { [weak self] in self?.toggleFavourite(sender) }
        model.update(markFailure: error)
        delegate?.filmDidFailToChangeMark()
      }
    }
  }
}
