import Catalogue

import struct HeadlessUI.Outlet

@testable import SwiftIO

/// Handles the events of the list of a country's films.
final class FilmsInteractor: FilmsInteractorInput, FilmsEvents {
  @Outlet var list: any RowInput

  var model: (any FilmsModelUpdating)!
  var actions: (any ActionFactory)!
  weak var delegate: (any FilmsInteractorDelegate)?

  private var listing: (any Action<[Film]>)?
  private var opening: (any Action<Film>)?
  private var failedAttempt: (() -> Void)?

  func load() {
    listing?.cancel()
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
        failedAttempt = load
        model.update(failure: error)
        delegate?.filmsDidFailToLoad()
      }
    }
  }

  func cancel() {
    listing?.cancel()
  }

  @IBAction func openFilm(_ sender: Any) {
    guard let row = list.selectedRow else { return }
    openFilm(at: row)
  }

  @IBAction func retry(_ sender: Any) {
    let attempt = failedAttempt
    failedAttempt = nil
    attempt?()
  }

  private func openFilm(at row: Int) {
    let action = actions.openFilm(at: row, in: model.films)
    opening = action
    action.run { [weak self] result in
      guard let self else { return }
      opening = nil
      switch result {
      case .success(let film):
        model.update(openedFilm: film)
        delegate?.filmsDidOpen(film)
      case .failure(let error):
        failedAttempt = { [weak self] in self?.openFilm(at: row) }
        model.update(failure: error)
        delegate?.filmsDidFail()
      }
    }
  }
}
