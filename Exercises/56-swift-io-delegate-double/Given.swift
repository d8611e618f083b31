import Catalogue
import Foundation

@testable import SwiftIO

/// What the test below asks of a double of the view controller, which is the interactor's delegate.
protocol FilmsDelegateDouble: FilmsInteractorDelegate {
  /// Creates a double for an interactor that updates a model.
  init(model: any FilmsModelReading)

  /// A note on each notification, in order.
  var notes: [FilmsNote] { get }
}

/// A notification, and what the model said when it came.
struct FilmsNote: Equatable {
  enum Notification {
    case didBeginLoading, didLoad, didOpen, didFailToLoad
  }

  let notification: Notification
  let isLoading: Bool
  let filmCount: Int
  let hasFailed: Bool
}

extension FilmsNote {
  /// Notes a notification, with what a model says now.
  init(_ notification: Notification, of model: any FilmsModelReading) {
    self.init(
      notification: notification, isLoading: model.isLoading, filmCount: model.films.count,
      hasFailed: model.failure != nil)
  }
}

/// An interactor of the films of a country, as the test knows it.
typealias TestedInteractor = FilmsInteractorInput & FilmsEvents

/// Tests an interactor of the films of a country, with a double of its delegate.
struct FilmsInteractorTest {
  let makeInteractor: () -> any TestedInteractor
  let makeDelegate: (any FilmsModelReading) -> any FilmsDelegateDouble

  private let films = [
    Film(id: "1", title: "The Milk of Sorrow", year: 2009, countries: ["PE"], won: false),
    Film(id: "2", title: "Song Without a Name", year: 2019, countries: ["PE"], won: true),
  ]

  /// Returns a sentence for each fault of the interactor; none if it is right.
  func faults() -> [String] {
    let model = FilmsModel(country: Country(code: "PE", name: "Peru"))
    let actions = FilmsActionsStub()
    let delegate = makeDelegate(model)
    let interactor = makeInteractor()
    interactor.model = model
    interactor.actions = actions
    interactor.delegate = delegate

    let beginning = FilmsNote(notification: .didBeginLoading, isLoading: true, filmCount: 0, hasFailed: true)
    let failure = FilmsNote(notification: .didFailToLoad, isLoading: false, filmCount: 0, hasFailed: true)
    let success = FilmsNote(notification: .didLoad, isLoading: false, filmCount: 2, hasFailed: false)

    interactor.load()
    let early = delegate.notes
    actions.complete(with: .failure(.unavailable))
    let failed = delegate.notes
    interactor.retry()
    let retried = delegate.notes
    actions.complete(with: .success(films))
    let loaded = delegate.notes

    var faults: [String] = []
    if !early.isEmpty { faults.append("There is a notification before the action has completed.") }
    if failed != [failure] { faults.append("After a failure the notification, or the model, is wrong.") }
    if retried != [failure, beginning] { faults.append("The second try is not announced, or not rightly.") }
    if loaded != [failure, beginning, success] {
      faults.append("When the films have arrived, the notification, or the model, is wrong.")
    }
    return faults
  }
}

/// A factory of actions for the films of a country. The action completes when the test says so.
private final class FilmsActionsStub: ActionFactory {
  private var action: ListFilmsStub?

  func complete(with result: Result<[Film], CatalogueError>) { action?.complete(with: result) }

  func listFilms(of country: Country) -> any Action<[Film], CatalogueError> {
    let action = ListFilmsStub()
    self.action = action
    return action
  }

  // The interactor of the films runs no other action.

  func listCountries() -> any Action<[Country], CatalogueError> { fatalError("not asked for") }
  func searchCountries(matching text: String) -> any Action<[Country], CatalogueError> {
    fatalError("not asked for")
  }
  func sortCountries(_ countries: [Country], by order: CountryOrder) -> any Action<[Country], Never> {
    fatalError("not asked for")
  }
  func filterCountries(_ countries: [Country], by region: Region?) -> any Action<[Country], Never> {
    fatalError("not asked for")
  }
  func listRegions() -> any Action<[Region], Never> { fatalError("not asked for") }
  func showFilm(_ film: Film) -> any Action<FilmDetails, CatalogueError> { fatalError("not asked for") }
  func markFavourite(_ film: Film) -> any Action<Bool, FavouritesError> { fatalError("not asked for") }
  func unmarkFavourite(_ film: Film) -> any Action<Bool, FavouritesError> { fatalError("not asked for") }
  func readFavourites() -> any Action<[FilmID], FavouritesError> { fatalError("not asked for") }
  func listFavourites(_ ids: [FilmID]) -> any Action<[Film], CatalogueError> { fatalError("not asked for") }
  func openLink(_ link: URL) -> any Action<FilmDetails, CatalogueError> { fatalError("not asked for") }
}

private final class ListFilmsStub: Action {
  private var completion: ((Result<[Film], CatalogueError>) -> Void)?

  func complete(with result: Result<[Film], CatalogueError>) {
    let completion = completion
    self.completion = nil
    completion?(result)
  }

  func run(completion: @escaping (Result<[Film], CatalogueError>) -> Void) { self.completion = completion }

  func cancel() { completion = nil }
}
