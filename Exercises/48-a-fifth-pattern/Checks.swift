import Catalogue
import ExerciseSupport
import Foundation
import HeadlessUI
import Observing
import Playing
import Specification
import Testing
import VIPER

@Suite(.serialized) struct Checks {
  private let app: any Architecture = FifthPattern()

  @Test func `the countries are listed, found and sorted`() {
    expectPerformed([.listCountries, .searchCountries, .sortCountries])
  }

  @Test func `a sheet lets the user choose a region, or change nothing`() {
    expectPerformed([.chooseRegion])
  }

  @Test func `a country opens, then a film, and going back leads to the same rows`() {
    expectPerformed([.openCountry, .openFilm, .goBack])
  }

  @Test func `films are marked, listed as favourites and unmarked`() {
    expectPerformed([.markFavourite])
  }

  @Test func `a failure is shown, and the load can be tried again`() {
    expectPerformed([.retryAfterFailure])
  }

  @Test func `an outdated reply is not shown`() {
    expectPerformed([.lastSearchWins, .leaveWhileLoading])
  }

  @Test func `no screen knows the catalogue or the favourites`() throws {
    try expectNoMention(
      of: ["CatalogueService", "FavouritesStore"],
      byClassesBelow: ["UIViewController", "PassiveScreen", "ListScreen", "CountriesScreen", "FilmScreen"])
  }

  @Test func `the app imports only Catalogue, Foundation, HeadlessUI and Observation`() throws {
    try expectImports(onlyOf: ["Catalogue", "Foundation", "HeadlessUI", "Observation"])
  }

  @Test func `nothing else is broken`() throws {
    try expectSameBehaviour(of: app, as: VIPERArchitecture())
  }

  private func expectPerformed(_ stories: [Story], sourceLocation: SourceLocation = #_sourceLocation) {
    for story in stories { ExerciseSupport.expectPerformed(story, by: app, sourceLocation: sourceLocation) }
  }
}

/// This exercise's app. It follows none of the kit's patterns, but the protocol asks for one.
private struct FifthPattern: Architecture {
  var pattern: Pattern { .viper }
  var steps: [String] { [] }
  var note: String { "" }
  var observerTypes: [any Observer.Type] { [] }

  /// The app's class is looked up by name, so that this file compiles without it.
  func launch(in window: UIWindow, environment: Environment, observedBy observers: Observers?) -> AnyObject {
    guard let type = NSClassFromString("Exercise48.App") as? any CatalogueApp.Type else { return window }
    let app = type.init(
      window: window, catalogue: environment.catalogue, favourites: environment.favourites)
    app.start()
    return app
  }
}
