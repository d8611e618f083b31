import Catalogue

import struct HeadlessUI.Outlet

/// The requests of the view controller, which also hands over what a storyboard cannot connect.
protocol FilmsInteractorInput: AnyObject {
  var model: (any FilmsModelUpdating)! { get set }
  var actions: (any ActionFactory)! { get set }
  var delegate: (any FilmsInteractorDelegate)? { get set }

  /// Lists the films of the model's country.
  func load()

  /// Stops loading; call it when the user leaves the scene.
  func cancel()
}

/// The actions that the scene's controls send.
protocol FilmsEvents: AnyObject {
  func openFilm(_ sender: Any)
}

/// The notices that the interactor gives when it has updated the model.
protocol FilmsInteractorDelegate: AnyObject {
  func filmsDidLoad()
  func filmsDidOpen(_ film: Film)
  func filmsDidFailToLoad()
}

/// Handles the events of the list of a country's films.
final class FilmsInteractor: FilmsEvents {
  @Outlet var list: any RowInput

  var model: (any FilmsModelUpdating)!
  var actions: (any ActionFactory)!
  weak var delegate: (any FilmsInteractorDelegate)?

  private var listing: (any Action<[Film], CatalogueError>)?

  @IBAction func openFilm(_ sender: Any) {
    guard let row = list.selectedRow else { return }
    let action = actions.openFilm(at: row, in: model.films)
    action.run { [weak self] result in
      guard let self else { return }
      let film = result.get()
      model.update(selected: film)
      delegate?.filmsDidOpen(film)
    }
  }
}

extension FilmsInteractor: FilmsInteractorInput {
  func load() {
    let action = actions.listFilms(of: model.country)
    listing = action
    action.run { [weak self] result in
      guard let self else { return }
      listing = nil
      switch result {
      case .success(let films):
        model.update(films: films)
        delegate?.filmsDidLoad()
      case .failure(let error):
        model.update(failure: error)
        delegate?.filmsDidFailToLoad()
      }
    }
  }

  func cancel() {
    listing?.cancel()
  }
}
