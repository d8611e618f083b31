import Foundation
import Checks
import Catalogue
import Playing
import Testing

@testable import SwiftIO

@Suite struct SIO10Tests {
  @Test func `SIO-10 the interactor is the one that runs actions`() async throws {
    try await expectKept("SIO-10")
  }

  @Test func `SIO-10 counterexample: the view controller runs an action`() async throws {
    let program = SwiftIOProgram.plain(root: { HurriedViewController(actions: $0) })
    try await expectBroken("SIO-10", naming: "View Controller → Action", "Interactor", by: .running(program))
  }

  @Test func `SIO-10 counterexample: the interactor asks the catalogue without an action`() async throws {
    let catalogue = CatalogueBox()
    var program = SwiftIOProgram.plain(interactor: { ShortcutInteractor(catalogue) })
    let makeActions = program.makeActions
    program.makeActions = { environment in
      catalogue.value = environment.catalogue
      return makeActions(environment)
    }
    try await expectBroken("SIO-10", naming: "Interactor → Catalogue", "Action", by: .running(program))
  }

  @Test func `SIO-10 counterexample: the view model saves the order without an action`() async throws {
    var evidence = Evidence.running(.plain())
    evidence.sources += Evidence.reading("SIO10").sources
    try await expectBroken("SIO-10", naming: "View Model", "Action", "UserDefaults", by: evidence)
  }
}

/// Refers weakly to the catalogue of the program's environment.
private final class CatalogueBox {
  weak var value: (any CatalogueService)?
}

/// Asks the catalogue for films after it has sorted.
private final class ShortcutInteractor: PlainInteractor {
  private let catalogue: CatalogueBox

  init(_ catalogue: CatalogueBox) {
    self.catalogue = catalogue
  }

  override func sortByName(_ sender: Any) {
    super.sortByName(sender)
    catalogue.value?.films(of: "FR") { _ in }
  }
}

/// Runs an action itself, to load the countries sooner.
private final class HurriedViewController: PlainViewController {
  private var prefetch: (any Action<[Country], CatalogueError>)?

  override func viewDidLoad() {
    super.viewDidLoad()
    prefetch = actions.listCountries()
    prefetch?.run { _ in }
  }
}

private enum SIO10 {
  // import Foundation

  /// Saves the order that it shows.
  private final class GreetingsViewModel {
    func refresh(_ order: String) {
      UserDefaults.standard.set(order, forKey: "order")
    }
  }
}
