import Checks
import HeadlessUI
import Testing

@testable import MVVMFC

@Suite struct FC30Tests {
  @Test func `FC-30 the view controller displays only what it reads from the view model`() async throws {
    try await expectKept("FC-30")
  }

  @Test func `FC-30 counterexample: the view controller shows by itself that it is searching`() async throws {
    try await expectBroken(
      "FC-30", naming: "View Controller → View", "View Model",
      by: .running(.plain(viewController: EagerViewController.self)))
  }

  @Test func `FC-30 counterexample: the view controller displays a number that it has kept`() async throws {
    try await expectBroken(
      "FC-30", naming: "View Controller → View", "not read", "View Model",
      by: .running(.plain(viewController: CopyingViewController.self)))
  }

  @Test func `FC-30 counterexample: the view controller reads one value and displays another`() async throws {
    try await expectBroken(
      "FC-30", naming: "View Controller → View", "'Everything', but has read something else", "View Model",
      by: .running(.plain(viewController: InventingViewController.self)))
  }

  @Test func `FC-30 counterexample: the view controller adds words to a text`() async throws {
    try await expectBroken(
      "FC-30", naming: "View Controller → View", "'Found: ", "something else", "View Model",
      by: .running(.plain(viewController: WordyViewController.self)))
  }

  @Test func `FC-30 counterexample: the view controller makes a text from the number of items`() async throws
  {
    try await expectBroken(
      "FC-30", naming: "View Controller → View", " countries', but has read something else", "View Model",
      by: .running(.plain(viewController: CountingViewController.self)))
  }

  @Test func `FC-30 counterexample: the view controller stops the spinner without asking`() async throws {
    try await expectBroken(
      "FC-30", naming: "View Controller → View", "whether it may",
      by: .running(.plain(viewController: StoppingViewController.self)))
  }

  @Test func `FC-30 counterexample: the view controller shows its own copy`() async throws {
    try await expectBroken(
      "FC-30", naming: "View Controller → View Model", "keeps a copy in 'names'", by: .beside("FC30Copy"))
  }

  @Test func `FC-30 counterexample: the view controller shows what its view shows`() async throws {
    try await expectBroken(
      "FC-30", naming: "View Controller → View Model", "reads back summary.text", by: .beside("FC30Back"))
  }

  @Test func `FC-30 counterexample: the view controller asks for the class of its view model`() async throws {
    try await expectBroken(
      "FC-30", naming: "View Controller → View Model", "GreetingViewModel", by: .beside("FC30"))
  }
}

extension Evidence {
  /// Returns the evidence of the plain program, with a counterexample's sources beside the app's.
  fileprivate static func beside(_ name: String) -> Evidence {
    var evidence = Evidence.running(.plain())
    evidence.sources = Evidence.readingBeside(name, in: "Modules/Film").sources
    return evidence
  }
}

/// Puts a word before the text of its view model.
private final class WordyViewController: PlainViewController {
  override func summaryDidChange() {
    summary.text = "Found: \(viewModel.summaryText)"
  }
}

/// Counts the items of its view model itself.
private final class CountingViewController: PlainViewController {
  override func summaryDidChange() {
    summary.text = "\(viewModel.items.count) countries"
  }
}

/// Shows a text before its view model has one.
private final class EagerViewController: PlainViewController {
  override func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    summary.text = "Searching…"
    super.searchBar(searchBar, textDidChange: searchText)
  }
}

/// Keeps the number of items, and shows it later.
private final class CopyingViewController: PlainViewController {
  private var count = 0

  override func itemsDidChange() {
    super.itemsDidChange()
    count = viewModel.items.count
  }

  override func summaryDidChange() {
    summary.text = "\(count) countries"
  }
}

/// Replaces every summary with its own text.
private final class InventingViewController: PlainViewController {
  override func summaryDidChange() {
    let isEmpty = viewModel.summaryText.isEmpty
    summary.text = isEmpty ? "Nothing" : "Everything"
  }
}

/// Stops the spinner when the items have changed, whether or not its view model still loads.
private final class StoppingViewController: PlainViewController {
  override func itemsDidChange() {
    super.itemsDidChange()
    spinner.stopAnimating()
  }
}

private enum FC30Copy {
  // import HeadlessUI

  /// Keeps the names to show them again.
  private final class GreetingViewController: UIViewController {
    private let viewModel: any GreetingViewModelType
    private let list = ListView()
    private var names: [ListItem] = []

    init(viewModel: any GreetingViewModelType) {
      self.viewModel = viewModel
      super.init()
    }

    func namesDidChange() {
      names = viewModel.names
      list.show(names, selected: nil)
    }
  }

  private protocol GreetingViewModelType: AnyObject {
    var names: [ListItem] { get }
  }
}

private enum FC30Back {
  // import HeadlessUI

  /// Counts what it shows.
  private final class GreetingViewController: UIViewController {
    private let viewModel: any GreetingViewModelType
    private let summary = UILabel()

    init(viewModel: any GreetingViewModelType) {
      self.viewModel = viewModel
      super.init()
    }

    func textDidChange() {
      summary.text = viewModel.text
    }

    func lengthDidChange() {
      title = String(summary.text?.count ?? 0)
    }
  }

  private protocol GreetingViewModelType: AnyObject {
    var text: String { get }
  }
}

private enum FC30 {
  // import HeadlessUI

  /// Displays what its view model does not show.
  private final class GreetingViewController: UIViewController {
    private let viewModel: any GreetingViewModelType

    init(viewModel: any GreetingViewModelType) {
      self.viewModel = viewModel
      super.init()
      title = (viewModel as? GreetingViewModel)?.draft ?? viewModel.text
    }
  }

  private protocol GreetingViewModelType: AnyObject {
    var text: String { get }
  }

  private final class GreetingViewModel: GreetingViewModelType {
    let text = "Hello"
    let draft = "Hi"
  }
}
