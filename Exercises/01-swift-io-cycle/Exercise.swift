import Catalogue

@testable import SwiftIO

/// Handles the events of one film.
final class FilmInteractor {
  var model: (any FilmModelUpdating)!
  var actions: (any ActionFactory)!
  weak var delegate: (any FilmInteractorDelegate)?

  private var pendingAction: (any Action<FilmDetails, CatalogueError>)?

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
    reload(self)
  }

  func retryMark() {
    toggleFavourite(self)
  }
}

extension FilmInteractor: FilmEvents {
  @IBAction func reload(_ sender: Any) {
    model.update(isLoading: true)
    delegate?.filmDidBeginLoading()
    load()
  }

  @IBAction func toggleFavourite(_ sender: Any) {
    let film = model.film
    let action = model.isFavourite == true ? actions.unmarkFavourite(film) : actions.markFavourite(film)
    action.run { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let isFavourite):
        delegate?.filmDidChangeMark()
        model.update(isFavourite: isFavourite)
      case .failure(let error):
        model.update(markFailure: error)
        delegate?.filmDidFailToChangeMark()
      }
    }
  }
}
