import Catalogue
import Checks
import Library
import PatternTesting
import Testing

@testable import MVVMFC

@Suite struct FC29Tests {
  @Test func `FC-29 the view controller listens for every change`() async throws {
    try await expectKept("FC-29")
  }

  @Test func `FC-29 counterexample: the view controller sets itself as delegate after the load has begun`()
    async throws
  {
    try await expectBroken(
      "FC-29", naming: "View Controller → View Model", "does not listen",
      by: .running(.plain(viewController: LateViewController.self)))
  }

  @Test func `FC-29 counterexample: the view controller stops listening after the first change`() async throws
  {
    try await expectBroken(
      "FC-29", naming: "View Controller → View Model", "at this point",
      by: .running(.plain(viewController: TiredViewController.self)))
  }

  @Test func `FC-29 counterexample: the view controller ignores a change`() async throws {
    try await expectBroken(
      "FC-29", naming: "View Model → View Controller", "does nothing",
      by: .running(.plain(viewController: IdleViewController.self)))
  }

  @Test func `FC-29 counterexample: the view model announces that it is loading although it was`()
    async throws
  {
    try await expectBroken(
      "FC-29", naming: "View Model → View Controller", "as it was when this was last announced",
      by: .running(.plain(viewModel: TalkativeViewModel.self)))
  }

  @Test func `FC-29 counterexample: the view model announces a text before it has it`() async throws {
    var evidence = Evidence.running(.plain())
    evidence.sources = Evidence.readingBeside("FC29", in: "Common").sources
    try await expectBroken(
      "FC-29", naming: "View Model → View Controller", "textDidChange", "only afterwards", by: evidence)
  }

  @Test func `FC-29 a list that is equal to the last one may be announced`() throws {
    let evidence = Evidence.running(.plain(viewModel: DiligentViewModel.self))
    #expect(try mvvmFC.check(of: "FC-29").violations(in: evidence) == [])
  }
}

private enum FC29 {
  // import Foundation

  /// Announces its texts, the first of them too early.
  private final class GreetingViewModel {
    var textDidChange: (() -> Void)?
    var nameDidChange: (() -> Void)?
    private(set) var text = ""
    private(set) var name = ""

    func greet(name: String) {
      textDidChange?()
      text = "Hello"
      self.name = name
      nameDidChange?()
    }
  }
}

/// Announces that it is loading before it has finished, as it did when it began.
private final class TalkativeViewModel: PlainViewModel {
  override func finish(_ result: Result<[Country], ApiError>) {
    delegate?.isLoadingDidChange()
    super.finish(result)
  }
}

/// Announces what it has found even if it has found the same before.
private final class DiligentViewModel: PlainViewModel {
  override func show(_ found: [Country]) {
    super.show(found)
    super.show(found)
  }
}

/// Misses the notification that loading has begun.
private final class LateViewController: PlainViewController {
  override func viewDidLoad() {
    viewModel.reload()
    viewModel.delegate = self
  }
}

/// Resets the delegate after the first summary.
private final class TiredViewController: PlainViewController {
  override func summaryDidChange() {
    super.summaryDidChange()
    viewModel.delegate = nil
  }
}

/// Does not update the summary.
private final class IdleViewController: PlainViewController {
  override func summaryDidChange() {}
}
