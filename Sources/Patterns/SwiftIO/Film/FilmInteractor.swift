/// The requests of the view controller, which also hands over what a storyboard cannot connect.
protocol FilmInteractorInput: AnyObject {
  var model: (any FilmModelUpdating)! { get set }
  var actions: (any ActionFactory)! { get set }
  var delegate: (any FilmInteractorDelegate)? { get set }

  /// Reads what is known of the model's film.
  func load()

  /// Stops loading; call it when the user leaves the scene.
  func cancel()

  /// Repeats what failed last.
  func retry()
}

/// The actions that the scene's controls send.
protocol FilmEvents: AnyObject {
  func toggleFavourite(_ sender: Any)
}

/// The notices that the interactor gives when it has updated the model.
protocol FilmInteractorDelegate: AnyObject {
  func filmDidLoad()
  func filmDidChangeMark()
  func filmDidFailToLoad()
  func filmDidFail()
}

/// Handles the events of one film.
final class FilmInteractor: FilmEvents {
  var model: (any FilmModelUpdating)!
  var actions: (any ActionFactory)!
  weak var delegate: (any FilmInteractorDelegate)?

  private var showing: (any Action<FilmRecord, any Error>)?
  private var failedAttempt: (() -> Void)?

  @IBAction func toggleFavourite(_ sender: Any) {
    toggleFavourite()
  }

  private func toggleFavourite() {
    let film = model.film
    let action = model.isFavourite ? actions.unmarkFavourite(film) : actions.markFavourite(film)
    action.run { [weak self] result in
      guard let self else { return }
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

extension FilmInteractor: FilmInteractorInput {
  func load() {
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

  func retry() {
    failedAttempt?()
  }
}
