import Catalogue

/// The view controller's requests, and the parts that it injects.
protocol FilmInteractorInput: AnyObject {
  var model: (any FilmModelUpdating)! { get set }
  var actions: (any ActionFactory)! { get set }
  var delegate: (any FilmInteractorDelegate)? { get set }

  /// Loads the details of the model's film.
  func load()

  /// Stops loading; call it when the user has left the scene.
  func cancel()

  /// Loads again what could not be loaded.
  func retry()

  /// Changes the mark that could not be changed.
  func retryMark()
}

/// The events of the scene's controls.
protocol FilmEvents: AnyObject {
  func reload(_ sender: Any)
  func toggleFavourite(_ sender: Any)
}

/// The notifications that the interactor sends after it has updated the model.
protocol FilmInteractorDelegate: AnyObject {
  func filmDidBeginLoading()
  func filmDidLoad()
  func filmDidChangeMark()
  func filmDidFailToLoad()
  func filmDidFailToChangeMark()
}

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
        model.update(isFavourite: isFavourite)
        delegate?.filmDidChangeMark()
      case .failure(let error):
        model.update(markFailure: error)
        delegate?.filmDidFailToChangeMark()
      }
    }
  }
}
