import Checks
import HeadlessUI
import Testing

@testable import SwiftIO

@Suite struct SIO08Tests {
  @Test func `SIO-08 the view controller handles no events`() async throws {
    try await expectKept("SIO-08")
  }

  @Test func `SIO-08 counterexample: the view controller is a target of the search field`() async throws {
    let program = SwiftIOProgram.plain(
      root: { ListeningViewController(actions: $0) },
      change: { scene in
        scene.outlets.append(.outlet("owner", \ListeningViewController.$field, to: "searchField"))
      })
    try await expectBroken("SIO-08", naming: "View → View Controller", "Interactor", by: .running(program))
  }

  @Test func `SIO-08 counterexample: the view controller passes on a tap that no observer sees`() async throws
  {
    var evidence = Evidence.running(.plain())
    evidence.sources += Evidence.reading("SIO08").sources
    try await expectBroken("SIO-08", naming: "View → View Controller", "Interactor", by: evidence)
  }
}

/// Receives each character that the user types, and passes on the event.
private final class ListeningViewController: PlainViewController {
  @Outlet var field: UISearchTextField

  override func wire() {
    super.wire()
    field.addTarget(self, action: ListeningViewController.typed, for: .editingChanged)
  }

  private func typed(_ field: UISearchTextField) {
    interactor.retry()
  }
}

// MARK: - SIO08

// import HeadlessUI

// @testable import SwiftIO

/// A scene whose view controller passes on events from the button to the interactor.
private final class GreetingViewController: UIViewController {
  @Outlet var interactor: any CountriesInteractorInput

  @IBAction func greetTapped(_ sender: Any) {
    interactor.retry()
  }
}

extension StoryboardScene {
  fileprivate static let greeting = StoryboardScene(
    "Greeting", views: [.view("button", UIButton.init)],
    objects: [.object("interactor", CountriesInteractor.init)],
    outlets: [.outlet("owner", \GreetingViewController.$interactor, to: "interactor")],
    actions: [
      .action("button", to: "owner") { (target: GreetingViewController, sender) in
        target.greetTapped(sender)
      }
    ])
}
