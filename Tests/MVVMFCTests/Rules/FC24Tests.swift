import Foundation
import Catalogue
import Testing

@testable import MVVMFC

@Suite struct FC24Tests {
  @Test func `FC-24 in the factories, the dependency manager delivers services and use cases`() async throws {
    try await expectKept("FC-24")
  }

  @Test func `FC-24 counterexample: a view model takes a service from the dependency manager`() async throws {
    try await expectBroken(
      "FC-24", naming: "Dependency Manager", "Factory", "FC24GreetingsViewModel",
      by: .compiling("FC24GreetingsViewModel", in: "Modules/Films", for: "FC-24"))
  }

  @Test func `FC-24 counterexample: a factory creates a use case by itself`() async throws {
    try await expectBroken(
      "FC-24", naming: "Factory → View Model", "Dependency Manager", "FindFavouritesUseCase",
      by: .compiling("FC24GreetingsFactory", in: "Modules/Films", for: "FC-24"))
  }

  @Test func `FC-24 counterexample: a view controller creates its view model`() async throws {
    try await expectBroken(
      "FC-24", naming: "Factory → View Model", "Dependency Manager", "GreetingsViewModel",
      by: .compiling(
        "FC24GreetingsViewController", in: "Modules/Favourites", for: "FC-24"))
  }

  @Test func `FC-24 counterexample: a view model reads the user defaults`() async throws {
    try await expectBroken(
      "FC-24", naming: "View Model", "Dependency Manager", "standard",
      by: .compiling("FC24DefaultsViewModel", in: "Modules/Films", for: "FC-24"))
  }

  @Test func `FC-24 counterexample: a view model reads a global variable`() async throws {
    try await expectBroken(
      "FC-24", naming: "View Model", "Dependency Manager", "greetings",
      by: .compiling("FC24GlobalViewModel", in: "Modules/Films", for: "FC-24"))
  }

  @Test func `FC-24 counterexample: a view model receives its service after its initializer`() async throws {
    try await expectBroken(
      "FC-24", naming: "View Model", "Dependency Manager", "catalogue",
      by: .compiling("FC24LateViewModel", in: "Modules/Films", for: "FC-24"))
  }
}

private enum FC24GreetingsViewModel {
  // import Catalogue

  // @testable import MVVMFC

  /// Holds the whole dependency manager.
  private final class GreetingsViewModel {
    private let dependencies: any DependencyManager
    private var request: (any Cancellable)?

    init(dependencies: any DependencyManager) {
      self.dependencies = dependencies
    }

    func reload() {
      request = dependencies.catalogue.countries(matching: nil) { _ in }
    }
  }
}

private enum FC24GreetingsFactory {
  // @testable import MVVMFC

  private final class GreetingsViewModel {
    private let findFavourites: any FindFavouritesUseCaseType

    init(findFavourites: any FindFavouritesUseCaseType) {
      self.findFavourites = findFavourites
    }
  }

  /// Creates a use case itself, so that the dependency manager cannot replace it.
  private enum GreetingsFactory {
    static func create(dependencies: any DependencyManager) -> GreetingsViewModel {
      let findFavourites = FindFavouritesUseCase(
        catalogue: dependencies.catalogue, favourites: dependencies.favourites)
      return GreetingsViewModel(findFavourites: findFavourites)
    }
  }
}

private enum FC24DefaultsViewModel {
  // import Foundation

  /// Reads the user defaults, which its initializer does not show.
  private final class GreetingsViewModel {
    private(set) var greetingText = ""

    func reload() {
      greetingText = UserDefaults.standard.string(forKey: "greeting") ?? ""
    }
  }
}

private enum FC24LateViewModel {
  // import Catalogue

  // @testable import MVVMFC

  /// Receives its service in a property that a caller can forget to set.
  private final class GreetingsViewModel {
    var catalogue: (any CatalogueServiceType)?
    private var request: (any Cancellable)?

    func reload() {
      request = catalogue?.countries(matching: nil) { _ in }
    }
  }
}

// MARK: - FC24GreetingsViewController

// @testable import MVVMFC

private final class GreetingsViewModel {
  private(set) var greetingText = "Hello"
}

extension FilmsViewController {
  /// Creates a view model, without a factory, to read its text.
  fileprivate var greetingText: String { GreetingsViewModel().greetingText }
}

// MARK: - FC24GlobalViewModel

/// The greetings of every view model.
private var greetings = ["Hello"]

/// Reads a global variable, so a test cannot give it other greetings.
private final class WelcomeViewModel {
  private(set) var items: [String] = []

  func reload() {
    items = greetings
  }
}
