import Catalogue
import HeadlessUI

@testable import SwiftIO

/// The films of a country: wires the scene, asks for refreshes and navigates to a film.
final class FilmsViewController: UIViewController {
  @Outlet var interactor: any FilmsInteractorInput
  @Outlet var viewModel: any FilmsViewModelInput

  private let country: Country
  private let actions: any ActionFactory

  init(country: Country, actions: any ActionFactory) {
    self.country = country
    self.actions = actions
    super.init()
  }

  // To be written: the life cycle.
}

extension FilmsViewController: FilmsInteractorDelegate {
  func filmsDidBeginLoading() {}

  func filmsDidLoad() {}

  func filmsDidOpen(_ film: Film) {}

  func filmsDidFailToLoad() {}
}

/// Handles the events of the list of a country's films.
final class FilmsInteractor {
  @Outlet var list: any RowInput

  var model: (any FilmsModelUpdating)!
  var actions: (any ActionFactory)!
  weak var delegate: (any FilmsInteractorDelegate)?
}

extension FilmsInteractor: FilmsInteractorInput {
  func load() {}

  func cancel() {}

  func retry() {}
}

extension FilmsInteractor: FilmsEvents {
  @IBAction func reload(_ sender: Any) {}

  @IBAction func openFilm(_ sender: Any) {}
}

/// The data of the list of a country's films.
final class FilmsModel: @MainActor FilmsModelUpdating {
  let country: Country
  var films: [Film] { [] }
  var isLoading: Bool { true }
  var failure: (any Error)? { nil }
  var selectedRow: Int? { nil }

  init(country: Country) {
    self.country = country
  }

  func update(films: [Film]) {}

  func update(selected film: Film) {}

  func update(isLoading: Bool) {}

  func update(failure: any Error) {}
}

/// Formats the list of a country's films.
final class FilmsViewModel {
  @Outlet var list: any ListDisplay
  @Outlet var summary: any TextDisplay
  @Outlet var retryButton: any HideableDisplay
  @Outlet var spinner: any ActivityDisplay

  var model: (any FilmsModelReading)!
  var alert: (any FailureDisplay)!
}

extension FilmsViewModel: FilmsViewModelInput {
  func refresh(_ part: FilmsPart) {}
}
