import HeadlessUI
import Testing

@testable import SwiftIO

@Suite struct SIO05Tests {
  @Test func `SIO-05 interactor and view model are declared as interface-builder objects`() async throws {
    try await expectKept("SIO-05")
  }

  @Test func `SIO-05 counterexample: the view controller calls the interactor's initializer`() async throws {
    try await expectBroken(
      "SIO-05", naming: "Interactor", "View", by: .reading("SIO05"))
  }
}

// MARK: - SIO05

// import HeadlessUI

/// A scene whose view controller creates its interactor in code.
private final class GreetingViewController: UIViewController {
  @Outlet var viewModel: GreetingViewModel
  private let interactor = GreetingInteractor()
}

private final class GreetingInteractor {}

private final class GreetingViewModel {}

extension StoryboardScene {
  fileprivate static let greeting = StoryboardScene(
    "Greeting", views: [],
    objects: [.object("viewModel", GreetingViewModel.init)],
    outlets: [.outlet("owner", \GreetingViewController.$viewModel, to: "viewModel")],
    actions: [])
}
