import HeadlessUI
import Foundation
import Testing

@testable import MVVMFC

@Suite struct FC28Tests {
  @Test func `FC-28 a view controller makes no decisions about the actions that it passes on`() async throws {
    try await expectKept("FC-28")
  }

  @Test func `FC-28 counterexample: the view controller passes on only long searches`() async throws {
    try await expectBroken(
      "FC-28", naming: "View Controller", "View Model", "FC28SearchingViewController", "if",
      by: .readingBeside("FC28SearchingViewController", in: "Modules/Countries"))
  }

  @Test func `FC-28 counterexample: the view controller decides by which key to sort`() async throws {
    try await expectBroken(
      "FC-28", naming: "View Controller", "View Model", "FC28SortingViewController", "switch",
      by: .readingBeside("FC28SortingViewController", in: "Modules/Countries"))
  }

  @Test func `FC-28 counterexample: the view controller does not pass on a tap on the first row`()
    async throws
  {
    try await expectBroken(
      "FC-28", naming: "View Controller", "View Model", "FC28OpeningViewController", "guard",
      by: .readingBeside("FC28OpeningViewController", in: "Modules/Countries"))
  }
}

private enum FC28SearchingViewController {
  // import HeadlessUI

  // @testable import MVVMFC

  /// Passes on only texts of at least three characters.
  private final class SearchingViewController: UIViewController, UISearchBarDelegate {
    private let viewModel: any CountriesViewModelType

    init(viewModel: any CountriesViewModelType) {
      self.viewModel = viewModel
      super.init()
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      if searchText.count > 2 {
        viewModel.search(text: searchText)
      }
    }
  }
}

private enum FC28SortingViewController {
  // import HeadlessUI

  // @testable import MVVMFC

  /// Decides by the title of a button which of two actions to call.
  private final class SortingViewController: UIViewController {
    private let countries: any CountriesViewModelType
    private lazy var button = UIBarButtonItem(title: "Name", target: self, action: SortingViewController.sort)

    init(viewModel: any CountriesViewModelType) {
      countries = viewModel
      super.init()
    }

    private func sort(_ sender: UIBarButtonItem) {
      switch sender.title {
      case "Name": countries.sortByName()
      default: countries.sortByPopulation()
      }
    }
  }
}

private enum FC28OpeningViewController {
  // import Foundation
  // import HeadlessUI

  // @testable import MVVMFC

  /// Ignores a tap on the first row; for other rows, a second function calls the view model.
  private final class OpeningViewController: UIViewController, UITableViewDelegate {
    private let viewModel: any CountriesViewModelType

    init(viewModel: any CountriesViewModelType) {
      self.viewModel = viewModel
      super.init()
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      guard indexPath.row > 0 else { return }
      open(indexPath.row)
    }

    private func open(_ row: Int) {
      viewModel.selectedItem(index: row)
    }
  }
}
