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
    program.makeModules = { ExerciseModules(environment, store: $0) }
    return program.launch(in: window, environment: environment, observedBy: nil)
  }
}

/// Creates the app's own modules, and this exercise's screen.
private final class ExerciseModules: Modules {
  private let environment: Environment
  private let app: AppModules

  init(_ environment: Environment, store: any DataStore) {
    self.environment = environment
    app = AppModules(store: store)
  }

  func makeCountries(wireframe: any RootRouting) -> UIViewController {
    app.makeCountries(wireframe: wireframe)
  }

  /// The screen's class is looked up by name, so that this file compiles without it.
  func make(_ screen: AppScreen, wireframe: any RootRouting) -> UIViewController {
    guard case .favourites = screen,
      let whole = NSClassFromString("Exercise47.FavouritesViewController") as? any WholeScreen.Type
    else { return app.make(screen, wireframe: wireframe) }
    return whole.init(catalogue: environment.catalogue, favourites: environment.favourites) {
      [weak wireframe] film in
      wireframe?.show(.film(id: film.id.rawValue, title: film.title))
    }
  }
}
