import Catalogue
import ExerciseSupport
import Foundation
import HeadlessUI
import Observing
import Playing
import Specification
import Testing

@testable import VIPER

// The checks of a screen that belongs to no pattern yet. Once the screen imports a pattern's module, that pattern's
// checks, such as `Checks+SwiftIO.swift`, replace these.

@Suite(.serialized) struct Checks {
  @Test func `the screen passes its stories`() {
    for story in Story.ofFavourites { expectPerformed(story, by: AppWithScreen()) }
  }

  @Test func `the screen is divided into the parts of a pattern`() {
    report(
      """
      Exercise.swift imports no pattern, so its screen is one object for everything. Choose a pattern and begin \
      with its import: '@testable import SwiftIO', 'CleanSwift', 'VIPER' or 'MVVMFC'. The checks are then those of \
      this pattern; README.md lists its parts.
      """)
  }

  @Test func `nothing else is broken`() throws {
    try expectDeclared()
  }
}

/// The kit's VIPER app, with this exercise's screen for the favourites.
private struct AppWithScreen: Architecture {
  private let kit = VIPERArchitecture()

  var pattern: Pattern { kit.pattern }
  var steps: [String] { kit.steps }
  var note: String { kit.note }
  var observerTypes: [any Observer.Type] { [] }

  func launch(in window: UIWindow, environment: Environment, observedBy observers: Observers?) -> AnyObject {
    var program = VIPERProgram()
    program.countries.wireframe = { store, storyboard, _ in
      part(
        ExerciseWireframe(environment, store: store, storyboard: storyboard), connectedBy: \.viewController)
    }
    return program.launch(in: window, environment: environment, observedBy: nil)
  }
}

/// Leads from the countries to the app's own screens, and to this exercise's screen.
private final class ExerciseWireframe: ModuleWireframe, @MainActor CountriesRouting {
  private let environment: Environment

  init(_ environment: Environment, store: any DataStore, storyboard: UIStoryboard) {
    self.environment = environment
    super.init(store: store, storyboard: storyboard)
  }

  func showFilms(ofCountry code: String, named name: String) {
    push(FilmsWireframe.makeModule(ofCountry: code, named: name, store: store, storyboard: storyboard))
  }

  func showRegions(delegate: any RegionsModuleDelegate) {
    present(RegionsWireframe.makeModule(delegate: delegate, store: store, storyboard: storyboard))
  }

  /// The screen's class is looked up by name, so that this file compiles without it.
  func showFavourites() {
    guard
      let whole = NSClassFromString("Exercise47.FavouritesViewController") as? any WholeScreen.Type
    else { return push(FavouritesWireframe.makeModule(store: store, storyboard: storyboard)) }
    push(whole.init(catalogue: environment.catalogue, favourites: environment.favourites))
  }
}
