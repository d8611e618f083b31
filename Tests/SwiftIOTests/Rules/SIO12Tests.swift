import Catalogue
import HeadlessUI
import Playing
import Testing

@testable import SwiftIO

@Suite struct SIO12Tests {
  @Test func `SIO-12 a load that the view controller asks for takes six steps`() async throws {
    try await expectKept("SIO-12")
  }

  @Test func `SIO-12 counterexample: the interactor answers a load without an action`() async throws {
    try await expectBroken(
      "SIO-12", naming: "View Controller → Interactor", "Interactor → Action",
      by: .running(.plain(interactor: ContentInteractor.init)))
  }

  @Test func `SIO-12 counterexample: the interactor says that loading begins, and loads nothing`()
    async throws
  {
    try await expectBroken(
      "SIO-12", naming: "View Controller → Interactor", "Interactor → Action",
      by: .running(.plain(interactor: IdleInteractor.init)))
  }

  @Test func `SIO-12 counterexample: nobody is notified that loading begins`() async throws {
    try await expectBroken(
      "SIO-12", naming: "View Controller → Interactor", "Interactor → View Controller", "loading begins",
      by: .running(.plain(interactor: SecretiveInteractor.init)))
  }

  @Test func `SIO-12 counterexample: the view controller presents something instead of a refresh`()
    async throws
  {
    let story = Story(
      id: "told-visit", wish: "look in, and be told that something has loaded",
      steps: [.launch(), .reply(), .tap("OK"), .tap("Name"), .type("fr"), .replyToAll()])
    let program = SwiftIOProgram.plain(root: { TellingViewController(actions: $0) })
    try await expectBroken(
      "SIO-12", naming: "View Controller → Interactor", "View Controller → View Model",
      by: .running(program, performing: story))
  }
}

/// Tells the user that the countries have loaded, and shows none.
private final class TellingViewController: PlainViewController {
  override func countriesDidLoad() {
    let alert = UIAlertController(title: "Loaded", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
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
