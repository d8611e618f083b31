import HeadlessUI

@testable import MVVMFC

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
