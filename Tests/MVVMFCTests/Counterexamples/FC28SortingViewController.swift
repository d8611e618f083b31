import HeadlessUI

@testable import MVVMFC

/// Has one button for two actions, and decides which is meant.
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
