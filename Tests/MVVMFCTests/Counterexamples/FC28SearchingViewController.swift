import HeadlessUI

@testable import MVVMFC

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
