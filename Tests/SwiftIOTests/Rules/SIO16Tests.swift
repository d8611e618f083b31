import Checks
import HeadlessUI
import Testing

@testable import SwiftIO

@Suite struct SIO16Tests {
  @Test func `SIO-16 the view controller changes the view only through the view model`() async throws {
    try await expectKept("SIO-16")
  }

  @Test func `SIO-16 counterexample: the view controller writes to an outlet`() async throws {
    let program = SwiftIOProgram.plain(
      root: { WritingViewController(actions: $0) },
      change: { scene in
        scene.outlets.append(.outlet("owner", \WritingViewController.$summary, to: "summary"))
      })
    try await expectBroken("SIO-16", naming: "View Controller → View", "View Model", by: .running(program))
  }

  @Test func `SIO-16 counterexample: the view controller writes to a label that it found in the view`()
    async throws
  {
    let program = SwiftIOProgram.plain(root: { DiggingViewController(actions: $0) })
    try await expectBroken("SIO-16", naming: "View Controller → View", "View Model", by: .running(program))
  }

  @Test func `SIO-16 counterexample: the view controller adds a label that no message shows`() async throws {
    var evidence = Evidence.running(.plain())
    evidence.sources += Evidence.reading("SIO16").sources
    try await expectBroken("SIO-16", naming: "View Controller → View", "View Model", by: evidence)
  }

  @Test func `SIO-16 counterexample: the view controller words the alert that it has given its view model`()
    async throws
  {
    var evidence = Evidence.running(.plain())
    evidence.sources += Evidence.reading("SIO16Alert").sources
    try await expectBroken(
      "SIO-16", naming: "View Controller → View", "alert.reason", "View Model", by: evidence)
  }

  @Test func `SIO-16 counterexample: the view controller asks for the class of its view model`() async throws
  {
    var evidence = Evidence.running(.plain())
    evidence.sources += Evidence.reading("SIO16Cast").sources
    try await expectBroken(
      "SIO-16", naming: "View Controller → View Model", "GreetingViewModel", by: evidence)
  }
}

/// Writes to its own outlet.
private final class WritingViewController: PlainViewController {
  @Outlet var summary: any TextDisplay

  override func countriesDidReorder() {
    super.countriesDidReorder()
    summary.text = "Sorted"
  }
}

/// Finds a label among the subviews, without an outlet.
private final class DiggingViewController: PlainViewController {
  override func countriesDidReorder() {
    super.countriesDidReorder()
    let labels = view.subviews.compactMap { $0 as? UILabel }
    labels.first?.text = "Sorted"
  }
}

private enum SIO16 {
  // import HeadlessUI

  /// Adds a label to its view; no message shows this.
  private final class GreetingViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(UILabel())
    }
  }
}

private enum SIO16Alert {
  // import HeadlessUI

  /// Lets its view model word the alert, and words it itself as well.
  private final class GreetingViewController: UIViewController {
    private let viewModel: GreetingViewModel
    private let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)

    init(viewModel: GreetingViewModel) {
      self.viewModel = viewModel
      super.init()
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      viewModel.alert = alert
    }

    func greetingDidFail() {
      alert.reason = "Nobody is there."
    }
  }

  private final class GreetingViewModel {
    var alert: UIAlertController?
  }
}

private enum SIO16Cast {
  // import HeadlessUI

  /// Shows more than its view model's protocol lets it.
  private final class GreetingViewController: UIViewController {
    var viewModel: (any GreetingViewModelInput)?

    func greet() {
      if let viewModel = viewModel as? GreetingViewModel { viewModel.showName() }
    }
  }

  private protocol GreetingViewModelInput: AnyObject {}

  private final class GreetingViewModel: GreetingViewModelInput {
    func showName() {}
  }
}
