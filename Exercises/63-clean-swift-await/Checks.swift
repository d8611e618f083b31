import Checks
import CleanSwiftChecks
import ExerciseSupport
import Playing
import Testing

@testable import CleanSwift

@Suite(.serialized) struct Checks {
  /// The kit's app, with this exercise's interactor and worker in the Countries scene.
  private let app: any Architecture = {
    var program = CleanSwiftProgram()
    program.asyncFindCountries = { AsyncFindCountriesWorker(catalogue: $0) }
    program.exchange(in: CountriesViewController.self) { scene, dependencies in
      guard let dependencies = dependencies as? any AsyncDependencies else { return }
      let interactor = CountriesInteractor(dependencies: dependencies)
      interactor.output = (scene.output as? CleanSwift.CountriesInteractor)?.output
      scene.output = interactor
      (scene.router as? CountriesRouter)?.dataStore = interactor
    }
    return CleanSwiftArchitecture(program)
  }()

  private let changeOfMind = Story(
    id: "change-of-mind", wish: "search for something else before the first reply comes",
    steps: [
      .launch(),
      .reply(),
      .paste("france"),
      .paste("finland"),
      .dontSee("went wrong"),
      .reply(),
      .see("Finland"),
      .dontSee("France"),
    ])

  private let onItsWay = Story(
    id: "on-its-way", wish: "type on while the reply to what I typed before is on its way",
    steps: [
      .launch(),
      .reply(),
      .paste("france"),
      .reply(),
      .paste("finland"),
      .see("253 countries"),
      .reply(),
      .see("Finland"),
    ])

  private let chooseMeanwhile = Story(
    id: "choose-meanwhile", wish: "choose an order and a region while the countries load",
    steps: [
      .launch(),
      .tap("Population"),
      .tap("All Regions"),
      .pick("Africa"),
      .reply(),
      .see("Nigeria"),
      .see("60 countries"),
    ])

  private let searchAgain = Story(
    id: "search-again", wish: "repeat a search that has failed",
    steps: [
      .launch(),
      .reply(),
      .paste("finland"),
      .fail(),
      .see("The catalogue is unavailable."),
      .tap("Try Again"),
      .reply(),
      .see("1 country"),
    ])

  private let openAgain = Story(
    id: "open-again", wish: "open the app again before the countries are loaded",
    steps: [
      .launch(),
      .relaunch(),
      .reply(),
      .see("253 countries"),
    ])

  @Test func `the list shows the result of the last search`() {
    expectPerformed(changeOfMind, by: app)
  }

  @Test func `a reply that is on its way when the user types on is dropped`() {
    expectPerformed(onItsWay, by: app, inOneTurn: 3..<5)
  }

  @Test func `the list follows an order and a region that were chosen while it loaded`() {
    expectPerformed(chooseMeanwhile, by: app)
  }

  @Test func `a search that failed can be tried again`() {
    expectPerformed(searchAgain, by: app)
  }

  @Test func `an app that has ended waits for no reply`() {
    expectPerformed(openAgain, by: app)
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(
      in: app, like: CleanSwiftArchitecture(), using: Check.cleanSwift, with: ["AsyncFindCountriesWorker"])
  }
}
