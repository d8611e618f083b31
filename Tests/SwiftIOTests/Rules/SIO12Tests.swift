import Catalogue
import Testing

@testable import SwiftIO

@Suite struct SIO12Tests {
  @Test func `SIO-12 a load that the view controller asks for takes six steps`() throws {
    try expectKept("SIO-12")
  }

  @Test func `SIO-12 counterexample: the interactor answers a load without an action`() throws {
    try expectBroken(
      "SIO-12", naming: "View Controller → Interactor", "Interactor → Action",
      by: .running(.plain(interactor: ContentInteractor.init)))
  }

  @Test func `SIO-12 counterexample: the interactor says that loading begins, and loads nothing`() throws {
    try expectBroken(
      "SIO-12", naming: "View Controller → Interactor", "Interactor → Action",
      by: .running(.plain(interactor: IdleInteractor.init)))
  }

  @Test func `SIO-12 counterexample: nobody is notified that loading begins`() throws {
    try expectBroken(
      "SIO-12", naming: "View Controller → Interactor", "Interactor → View Controller", "loading begins",
      by: .running(.plain(interactor: SecretiveInteractor.init)))
  }
}

/// Announces the load without running an action.
private final class IdleInteractor: PlainInteractor {
  override func load() {
    model.update(isLoading: true)
    delegate?.countriesDidBeginLoading()
  }
}

/// Tells the model, and not its delegate, that loading begins.
private final class SecretiveInteractor: PlainInteractor {
  override func load() {
    model.update(isLoading: true)
    super.load()
  }
}

/// Answers a load with a built-in country.
private final class ContentInteractor: PlainInteractor {
  override func load() {
    finish([Country(code: "FR", name: "France")], .byName) { $0.countriesDidLoad() }
  }
}
