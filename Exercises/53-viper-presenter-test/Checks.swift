import Catalogue
import ExerciseSupport
import Foundation
import Testing

@testable import VIPER

@Suite(.serialized) struct Checks {
  @Test func `the kit's presenter passes the test`() {
    expectPassed { country in
      FilmsScene { view, listFilms, wireframe in
        let presenter = FilmsPresenter(countryName: country, listFilms: listFilms, wireframe: wireframe)
        presenter.view = view
        return presenter
      }
    }
  }

  @Test func `a presenter that shows the same in another order passes the test`() {
    expectPassed { country in FilmsScene { Presenter(nil, country, $0, $1, $2) } }
  }

  @Test func `a presenter that never cancels fails the test`() { expectFailed(.neverCancels) }

  @Test func `a presenter that retries without a sign fails the test`() { expectFailed(.retriesSilently) }

  @Test func `a presenter that shows films as a failure fails the test`() { expectFailed(.stillOffersRetry) }

  @Test func `a presenter that shows a failure by its name in the code fails the test`() {
    expectFailed(.showsName)
  }

  @Test func `a presenter that counts one film as many fails the test`() { expectFailed(.countsMany) }

  @Test func `a presenter that opens the first film whatever the row fails the test`() {
    expectFailed(.opensFirst)
  }

  @Test func `a presenter that loads for ever after a failure fails the test`() {
    expectFailed(.loadsForEver)
  }

  @Test func `nothing else is broken`() throws {
    try expectDeclared()
  }

  /// This exercise's test. It is looked up by name, so that this file compiles without it.
  private var test: (any PresenterTest)? {
    (NSClassFromString("Exercise53.FilmsPresenterTest") as? any PresenterTest.Type)?.init()
  }

  private func expectPassed(
    _ makeScene: (String) -> FilmsScene, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let faults = test?.faults(in: makeScene) ?? ["There is no test."]
    guard !faults.isEmpty else { return }
    let list = faults.map { "• \($0)\n" }.joined()
    report("This presenter is right, but the test says:\n\(list)", sourceLocation: sourceLocation)
  }

  private func expectFailed(_ fault: Fault, sourceLocation: SourceLocation = #_sourceLocation) {
    let faults = test?.faults { country in FilmsScene { Presenter(fault, country, $0, $1, $2) } } ?? []
    guard faults.isEmpty else { return }
    report("The test finds nothing wrong. \(fault.rawValue)", sourceLocation: sourceLocation)
  }
}

/// The mistakes that a test has to find, each with what the presenter does.
private enum Fault: String {
  case neverCancels = "But the presenter goes on with the request when the user has left."
  case retriesSilently = "But the presenter does not say that the second try loads."
  case stillOffersRetry = "But the presenter shows the summary as a failure, with an offer to try again."
  case showsName = "But the presenter shows a failure by its name in the code."
  case countsMany = "But the presenter says that Nepal has “1 films”."
  case opensFirst = "But the presenter opens the first film, whichever row the user picks."
  case loadsForEver = "But the presenter does not end the loading when it fails."
}

/// A presenter with one fault or, without one, a right presenter that shows things in another order than the kit's.
private final class Presenter: TestedPresenter {
  private weak var view: (any FilmsView)?
  private let fault: Fault?
  private let listFilms: any ListFilmsInteractorInput
  private let wireframe: any FilmsRouting
  private let countryName: String
  private var films: [FilmFacts] = []

  init(
    _ fault: Fault?, _ countryName: String, _ view: any FilmsView, _ listFilms: any ListFilmsInteractorInput,
    _ wireframe: any FilmsRouting
  ) {
    self.fault = fault
    self.countryName = countryName
    self.view = view
    self.listFilms = listFilms
    self.wireframe = wireframe
  }

  func updateView() { listFilms.listFilms() }

  func leave() {
    if fault != .neverCancels { listFilms.cancel() }
  }

  func reload() {
    listFilms.listFilms()
    if fault != .retriesSilently { view?.show(isLoading: true) }
  }

  func openFilm(at index: Int) {
    let film = fault == .opensFirst ? films[0] : films[index]
    wireframe.showFilm(film.id, titled: film.title)
  }

  func listedFilms(_ films: [FilmFacts]) {
    self.films = films
    view?.show(isLoading: false)
    let isMiscounted = fault == .countsMany && films.count == 1
    let summary =
      isMiscounted
      ? strings("films.many", countryName, 1) : strings.summary(films.count, "films", countryName)
    if fault == .stillOffersRetry { view?.show(failure: summary) } else { view?.show(summary: summary) }
    view?.show(films: films.map { ListItem($0) })
  }

  func failedToListFilms(_ failure: Failure) {
    let reason = fault == .showsName ? "\(failure)" : message(for: failure)
    wireframe.showFailure(reason) { [weak self] in self?.reload() }
    view?.show(failure: reason)
    if fault != .loadsForEver { view?.show(isLoading: false) }
  }
}
