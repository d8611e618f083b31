import HeadlessUI

@testable import MVVMFC

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
