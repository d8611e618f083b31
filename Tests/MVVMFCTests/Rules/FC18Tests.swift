import HeadlessUI
import Library
import PatternTesting
import Playing
import Testing

@testable import MVVMFC

@Suite struct FC18Tests {
  @Test func `FC-18 showIn creates a screen and presents it`() async throws {
    try await expectKept("FC-18")
  }

  @Test func `FC-18 a covered screen that presents nothing breaks no rule`() async {
    let story = Story(
      id: "overtaken-visit", wish: "look in, and continue before the search has failed",
      steps: Story.plainVisit.steps + [.goBack(), .paste("fra"), .pick("Finland"), .fail(), .reply()])
    await mvvmFC.expectUnbroken(by: .running(.plain(), performing: story))
  }

  @Test func `FC-18 counterexample: showIn pushes the screen`() async throws {
    let program = MVVMFCProgram.plain(flowController: PushingFlowController.self)
    try await expectBroken("FC-18", naming: "Factory → Navigation", "showIn", by: .running(program))
  }

  @Test func `FC-18 counterexample: showIn presents one failure and ignores the next`() async throws {
    let program = MVVMFCProgram.plain(flowController: TiringFlowController.self)
    let story = Story(
      id: "failing-visit", wish: "look in while nothing works",
      steps: Story.plainVisit.steps + [.goBack(), .paste("fra"), .fail()])
    try await expectBroken(
      "FC-18", naming: "Factory → Navigation", "presents nothing", by: .running(program, performing: story))
  }

  @Test func `FC-18 counterexample: showIn presents a failure while screens change`() async throws {
    let program = MVVMFCProgram.plain(flowController: HastyFlowController.self)
    let story = Story(
      id: "hasty-visit", wish: "go back before the search has failed",
      steps: Story.plainVisit.steps + [
        .goBack(), .paste("fra"), .pick("Finland"), .holdTransition(), .goBack(), .fail(),
        .finishTransition(),
      ])
    try await expectBroken(
      "FC-18", naming: "Factory → Navigation", "changing", by: .running(program, performing: story))
  }
}

private final class PushingFlowController: PlainFlowController {
  override func show(apiError: ApiError, retry: @escaping () -> Void) {
    PushingFactory.showIn(
      viewController, message: apiError.message, retry: retry, dependencies: dependencies)
  }
}

/// Pushes the alert as if it were the next screen.
private enum PushingFactory {
  static func create(
    message: String, retry: @escaping () -> Void, dependencies: any DependencyManager
  ) -> UIAlertController {
    AlertFactory.create(message: message, retry: retry, dependencies: dependencies)
  }

  static func showIn(
    _ viewController: UIViewController?, message: String, retry: @escaping () -> Void,
    dependencies: any DependencyManager
  ) {
    let alert = create(message: message, retry: retry, dependencies: dependencies)
    viewController?.navigationController?.pushViewController(alert, animated: true)
  }
}

private final class TiringFlowController: PlainFlowController {
  override func show(apiError: ApiError, retry: @escaping () -> Void) {
    TiringFactory.showIn(
      viewController, message: apiError.message, retry: retry, dependencies: dependencies)
  }
}

/// Presents nothing if the search for “fra” fails.
private enum TiringFactory {
  static func create(
    message: String, retry: @escaping () -> Void, dependencies: any DependencyManager
  ) -> UIAlertController {
    AlertFactory.create(message: message, retry: retry, dependencies: dependencies)
  }

  static func showIn(
    _ viewController: UIViewController?, message: String, retry: @escaping () -> Void,
    dependencies: any DependencyManager
  ) {
    guard (viewController as? PlainViewController)?.searchBar.text != "fra" else { return }
    let alert = create(message: message, retry: retry, dependencies: dependencies)
    viewController?.present(alert, animated: true)
  }
}

/// Shows each failure at once, even while screens change.
private final class HastyFlowController: PlainFlowController {
  override func show(apiError: ApiError, retry: @escaping () -> Void) {
    guard let viewController else { return }
    AlertFactory.showIn(
      viewController, message: apiError.message, retry: retry, dependencies: dependencies)
  }
}
