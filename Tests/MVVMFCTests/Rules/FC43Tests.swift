import HeadlessUI
import Testing

@testable import MVVMFC

@Suite struct FC43Tests {
  @Test func `FC-43 actions enter the view model through its functions`() async throws {
    try await expectKept("FC-43")
  }

  @Test func `FC-43 counterexample: a view model has no functions`() async throws {
    try await expectBroken(
      "FC-43", naming: "View Controller → View Model", "GreetingsViewModelType",
      by: .declaredBeside("FC43Program").besidePattern)
  }

  @Test func `FC-43 counterexample: an action returns a value`() async throws {
    try await expectBroken(
      "FC-43", naming: "View Controller → View Model", "selectedItem(index:)",
      by: .declaredBeside("FC43AnsweringProgram").besidePattern)
  }

  @Test func `FC-43 counterexample: the view controller sets the search text`() async throws {
    try await expectBroken(
      "FC-43", naming: "View Controller → View Model", "FC43ViewController.swift", "model.searchText",
      by: .readingBeside("FC43ViewController", in: "Modules/Countries").besidePattern)
  }
}

/// Has properties but no functions.
enum FC43Program {
  protocol GreetingsViewModelType: AnyObject {
    var items: [String] { get }
  }
}

/// Returns the next step to the view controller.
enum FC43AnsweringProgram {
  protocol GreetingsViewModelType: AnyObject {
    func selectedItem(index: Int) -> String?
  }
}

private enum FC43ViewController {
  // import HeadlessUI

  // @testable import MVVMFC

  /// Sets a property of its view model.
  private final class FC43ViewController: UIViewController, UISearchBarDelegate {
    private let model: PlainViewModel

    init(model: PlainViewModel) {
      self.model = model
      super.init()
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      model.searchText = searchText
      model.find()
    }
  }
}
