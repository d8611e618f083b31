import Catalogue
import ExerciseSupport
import Foundation
import Testing

@testable import CleanSwift

@Suite(.serialized) struct Checks {
  @Test func `with the double, the kit's interactor passes the test`() {
    let faults = faults { output, dependencies in
      let interactor = FilmsInteractor(dependencies: dependencies)
      interactor.output = output
      return interactor
    }
    guard !faults.isEmpty else { return }
    let list = faults.map { "• \($0)\n" }.joined()
    report("The interactor is right, but with this double the test says:\n\(list)")
  }

  @Test func `an interactor that asks twice is found`() { expectFound(.asksTwice) }

  @Test func `an interactor that never cancels is found`() { expectFound(.neverCancels) }

  @Test func `an interactor that presents a failure as no films is found`() { expectFound(.hidesFailure) }

  @Test func `an interactor that its request keeps alive is found`() { expectFound(.isKeptAlive) }

  @Test func `nothing else is broken`() throws {
    try expectDeclared()
  }

  /// Returns what the test says of an interactor, with this exercise's double. The double is looked up by name, so that
  /// this file compiles without it.
  private func faults(
    of make: @escaping (any FilmsInteractorOutput, any Dependencies) -> any TestedInteractor
  ) -> [String] {
    guard let type = NSClassFromString("Exercise55.FetchFilmsWorkerSpy") as? any FetchFilmsWorkerDouble.Type
    else { return ["There is no double."] }
    return FilmsInteractorTest(makeInteractor: make, makeWorker: { type.init() }).faults()
  }

  /// A double that is wrong can make the test find faults in every interactor. So a mistake counts as found if the test
  /// says more than of a right interactor.
  private func expectFound(_ mistake: Mistake, sourceLocation: SourceLocation = #_sourceLocation) {
    let always = faults { Interactor(nil, $0, $1) }
    let found = faults { Interactor(mistake, $0, $1) }.filter { !always.contains($0) }
    guard found.isEmpty else { return }
    report(
      "With this double, the test does not find the mistake. \(mistake.rawValue)",
      sourceLocation: sourceLocation)
  }
}

/// The mistakes that the test has to find, each with what the interactor does.
private enum Mistake: String {
  case asksTwice = "The interactor asks for the films twice."
  case neverCancels = "The interactor does not cancel the request when the user leaves."
  case hidesFailure = "The interactor presents a failure as a country without films."
  case isKeptAlive = "The completion captures the interactor strongly: the request keeps it alive."
}

/// An interactor with one mistake, or with none.
private final class Interactor: TestedInteractor {
  var country: Country?
  private(set) var selectedFilm: Film?
  private let mistake: Mistake?
  private let output: any FilmsInteractorOutput
  private let worker: any FetchFilmsWorking
  private var films: [Film] = []

  init(_ mistake: Mistake?, _ output: any FilmsInteractorOutput, _ dependencies: any Dependencies) {
    self.mistake = mistake
    self.output = output
    worker = dependencies.makeFetchFilmsWorker()
  }

  func fetch(request: ListFilms.Fetch.Request) {
    guard let country else { return }
    output.presentFetch(response: .loading)
    for _ in 0..<(mistake == .asksTwice ? 2 : 1) {
      if mistake == .isKeptAlive {
        worker.fetchFilms(of: country.code) { self.finish($0) }
      } else {
        worker.fetchFilms(of: country.code) { [weak self] in self?.finish($0) }
      }
    }
  }

  func openFilm(request: ListFilms.OpenFilm.Request) {
    selectedFilm = films[request.row]
    output.presentOpenFilm(response: ListFilms.OpenFilm.Response(selectedRow: request.row))
  }

  func cancel(request: ListFilms.Cancel.Request) {
    if mistake != .neverCancels { worker.cancel() }
    output.presentCancel(response: ListFilms.Cancel.Response())
  }

  private func finish(_ result: Result<[Film], CatalogueError>) {
    switch result {
    case .success(let films):
      self.films = films
      let entries = films.map { ListFilms.Entry(title: $0.title, year: $0.year, won: $0.won) }
      output.presentFetch(response: .success(country: country?.name ?? "", entries: entries))
    case .failure(let error):
      output.presentFetch(
        response: mistake == .hidesFailure
          ? .success(country: country?.name ?? "", entries: []) : .failure(Failure(error)))
    }
  }
}
