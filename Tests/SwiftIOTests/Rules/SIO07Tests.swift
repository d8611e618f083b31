import Checks
import HeadlessUI
import Testing

@testable import SwiftIO

@Suite struct SIO07Tests {
  @Test func `SIO-07 methods that handle events live in the interactor`() async throws {
    try await expectKept("SIO-07")
  }

  @Test func `SIO-07 counterexample: the search field sends its events to the view model`() async throws {
    let program = SwiftIOProgram.plain(change: { scene in
      scene.actions.append(
        .action("searchField", on: .editingChanged, to: "viewModel") {
          (target: any CountriesViewModelInput, _) in
          target.refresh(.list)
        })
    })
    try await expectBroken("SIO-07", naming: "View → View Model", "Interactor", by: .running(program))
  }

  @Test func `SIO-07 counterexample: a view model handles an event that no observer sees`() async throws {
    var evidence = Evidence.running(.plain())
    evidence.sources += Evidence.reading("SIO07").sources
    try await expectBroken("SIO-07", naming: "View → GreetingViewModel", "Interactor", by: evidence)
  }
}

// MARK: - SIO07

// import HeadlessUI

// @testable import SwiftIO

/// A view model that handles an event in a method whose parameter is not called `sender`.
private final class GreetingViewModel {
  @IBAction func wave(_ button: Any) {}
}

extension StoryboardScene {
  fileprivate static let greeting = StoryboardScene(
    "Greeting", views: [.view("button", UIButton.init)],
    objects: [
      .object("interactor", CountriesInteractor.init),
      .object("viewModel", GreetingViewModel.init),
    ],
    outlets: [],
    actions: [
      .action("button", to: "viewModel") { (target: GreetingViewModel, sender) in
        target.wave(sender)
      }
    ])
}
