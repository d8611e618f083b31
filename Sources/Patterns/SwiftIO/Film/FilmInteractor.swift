/// What the view controller may ask of the interactor.
protocol FilmInteractorInput: AnyObject {
  var model: (any FilmModelUpdating)! { get set }
  var actions: (any ActionFactory)! { get set }
  var delegate: (any FilmInteractorDelegate)? { get set }

  /// Call when the scene has nothing to show yet.
  func load()

  /// Call when the scene is being left.
  func cancel()
}

/// What a person can do to a film.
protocol FilmEvents: AnyObject {
  func toggleFavourite(_ sender: Any)
  func retry(_ sender: Any)
}

/// What the interactor tells the view controller, each time after it has updated the model.
protocol FilmInteractorDelegate: AnyObject {
  func filmDidLoad()
  func filmDidChangeMark()
  func filmDidFailToLoad()
  func filmDidFail()
}

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
