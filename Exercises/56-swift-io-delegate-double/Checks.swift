import Catalogue
import ExerciseSupport
import Foundation
import Testing

@testable import SwiftIO

@Suite(.serialized) struct Checks {
  @Test func `with the double, the kit's interactor passes the test`() {
    let faults = faults { FilmsInteractor() }
    guard !faults.isEmpty else { return }
    let list = faults.map { "• \($0)\n" }.joined()
    report("The interactor is right, but with this double the test says:\n\(list)")
  }

  @Test func `an interactor that notifies before it updates the model is found`() {
    expectFound(.notifiesTooEarly)
  }

  @Test func `an interactor that notifies twice is found`() { expectFound(.notifiesTwice) }

  @Test func `an interactor that keeps a failure to itself is found`() { expectFound(.hidesFailure) }

  @Test func `an interactor that does not announce a second try is found`() { expectFound(.retriesSilently) }

  @Test func `nothing else is broken`() throws {
    try expectDeclared()
  }

  /// Returns what the test says of an interactor, with this exercise's double. The double is looked up by name, so that
  /// this file compiles without it.
  private func faults(of make: @escaping () -> any TestedInteractor) -> [String] {
    guard let type = NSClassFromString("Exercise56.FilmsDelegateSpy") as? any FilmsDelegateDouble.Type
    else { return ["There is no double."] }
    return FilmsInteractorTest(makeInteractor: make, makeDelegate: { type.init(model: $0) }).faults()
  }

  /// A double that is wrong can make the test find faults in every interactor. So a mistake counts as found if the test
  /// says more than of a right interactor.
  private func expectFound(_ mistake: Mistake, sourceLocation: SourceLocation = #_sourceLocation) {
    let always = faults { Interactor(nil) }
    let found = faults { Interactor(mistake) }.filter { !always.contains($0) }
    guard found.isEmpty else { return }
    report(
      "With this double, the test does not find the mistake. \(mistake.rawValue)",
      sourceLocation: sourceLocation)
  }
}

/// The mistakes that the test has to find, each with what the interactor does.
private enum Mistake: String {
  case notifiesTooEarly = "The interactor notifies its delegate before it updates the model."
  case notifiesTwice = "The interactor notifies its delegate twice that the films have arrived."
  case hidesFailure = "The interactor does not notify its delegate of a failure."
  case retriesSilently = "The interactor does not notify its delegate that it loads again."
}

/// An interactor with one mistake, or with none.
private final class Interactor: @MainActor TestedInteractor {
  var model: (any FilmsModelUpdating)!
  var actions: (any ActionFactory)!
  weak var delegate: (any FilmsInteractorDelegate)?
  private let mistake: Mistake?
  private var action: (any Action<[Film], CatalogueError>)?

  init(_ mistake: Mistake?) { self.mistake = mistake }

  func load() {
    let action = actions.listFilms(of: model.country)
    self.action = action
    action.run { [weak self] in self?.finish($0) }
  }

  func cancel() { action?.cancel() }

  func retry() { reload(self) }

  func reload(_ sender: Any) {
    model.update(isLoading: true)
    if mistake != .retriesSilently { delegate?.filmsDidBeginLoading() }
    load()
  }

  func openFilm(_ sender: Any) {}

  private func finish(_ result: Result<[Film], CatalogueError>) {
    switch result {
    case .success(let films):
      if mistake == .notifiesTooEarly { delegate?.filmsDidLoad() }
      model.update(films: films)
      if mistake != .notifiesTooEarly { delegate?.filmsDidLoad() }
      if mistake == .notifiesTwice { delegate?.filmsDidLoad() }
    case .failure(let error):
      model.update(failure: error)
      if mistake != .hidesFailure { delegate?.filmsDidFailToLoad() }
    }
  }
}
