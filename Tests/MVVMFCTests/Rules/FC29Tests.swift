import Testing

@testable import MVVMFC

@Suite struct FC29Tests {
  @Test func `FC-29 the view controller listens for every change`() throws {
    try expectKept("FC-29")
  }

  @Test func `FC-29 counterexample: the view controller begins to listen when it has asked`() throws {
    try expectBroken(
      "FC-29", naming: "View Controller → View Model", "does not listen",
      by: .running(.plain(viewController: LateViewController.self)))
  }

  @Test func `FC-29 counterexample: the view controller has heard enough`() throws {
    try expectBroken(
      "FC-29", naming: "View Controller → View Model", "any more",
      by: .running(.plain(viewController: TiredViewController.self)))
  }

  @Test func `FC-29 counterexample: the view controller does nothing about a change`() throws {
    try expectBroken(
      "FC-29", naming: "View Model → View Controller", "does nothing",
      by: .running(.plain(viewController: IdleViewController.self)))
  }
}

/// Misses that loading has begun.
private final class LateViewController: PlainViewController {
  override func viewDidLoad() {
    viewModel.reload()
    viewModel.delegate = self
  }
}

/// Listens until there is something to show.
private final class TiredViewController: PlainViewController {
  override func summaryDidChange() {
    super.summaryDidChange()
    viewModel.delegate = nil
  }
}

/// Leaves the summary as it was.
private final class IdleViewController: PlainViewController {
  override func summaryDidChange() {}
}
