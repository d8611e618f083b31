import HeadlessUI
import Testing

@testable import MVVMFC

@Suite struct FC30Tests {
  @Test func `FC-30 what is displayed was read from the view model`() throws {
    try expectKept("FC-30")
  }

  @Test func `FC-30 counterexample: the view controller says by itself that it is searching`() throws {
    try expectBroken(
      "FC-30", naming: "View Controller → View", "View Model",
      by: .running(.plain(viewController: EagerViewController.self)))
  }

  @Test func `FC-30 counterexample: the view controller displays a copy`() throws {
    try expectBroken(
      "FC-30", naming: "View Controller → View", "not read", "View Model",
      by: .running(.plain(viewController: CopyingViewController.self)))
  }

  @Test func `FC-30 counterexample: the view controller displays something else than it has read`() throws {
    try expectBroken(
      "FC-30", naming: "View Controller → View", "something else", "View Model",
      by: .running(.plain(viewController: InventingViewController.self)))
  }

  @Test func `FC-30 counterexample: the view controller adds words to what it has read`() throws {
    try expectBroken(
      "FC-30", naming: "View Controller → View", "something else", "View Model",
      by: .running(.plain(viewController: WordyViewController.self)))
  }

  @Test func `FC-30 counterexample: the view controller makes a text of what is no text`() throws {
    try expectBroken(
      "FC-30", naming: "View Controller → View", "something else", "View Model",
      by: .running(.plain(viewController: CountingViewController.self)))
  }
}

/// Thinks that a number of countries needs an introduction.
private final class WordyViewController: PlainViewController {
  override func summaryDidChange() {
    summary.text = "Found: \(viewModel.summaryText)"
  }
}

/// Counts for itself what its view model has.
private final class CountingViewController: PlainViewController {
  override func summaryDidChange() {
    summary.text = "\(viewModel.items.count) countries"
  }
}

/// Does not wait for its view model to have something to show.
private final class EagerViewController: PlainViewController {
  override func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    summary.text = "Searching…"
    super.searchBar(searchBar, textDidChange: searchText)
  }
}

/// Counts the items when it reads them, and trusts that it stays so.
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

/// Has a text of its own for every summary.
private final class InventingViewController: PlainViewController {
  override func summaryDidChange() {
    let isEmpty = viewModel.summaryText.isEmpty
    summary.text = isEmpty ? "Nothing" : "Everything"
  }
}
