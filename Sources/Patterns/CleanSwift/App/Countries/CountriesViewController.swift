import Foundation
import HeadlessUI

/// The view models that the view controller displays.
protocol CountriesViewControllerInput: AnyObject {
  func displayFetch(viewModel: ListCountries.Fetch.ViewModel)
  func displaySearch(viewModel: ListCountries.Search.ViewModel)
  func displaySort(viewModel: ListCountries.Sort.ViewModel)
  func displayOpenCountry(viewModel: ListCountries.OpenCountry.ViewModel)
  func displayOpenRegions(viewModel: ListCountries.OpenRegions.ViewModel)
  func displayCloseRegions(viewModel: ListCountries.CloseRegions.ViewModel)
  func displayOpenFavourites(viewModel: ListCountries.OpenFavourites.ViewModel)
}

typealias CountriesViewControllerOutput = CountriesInteractorInput

/// The events of the scene's controls.
protocol CountriesEvents: AnyObject {
  func search(_ sender: Any)
  func reload(_ sender: Any)
  func sortByName(_ sender: Any)
  func sortByPopulation(_ sender: Any)
  func openRegions(_ sender: Any)
  func openFavourites(_ sender: Any)
}

/// Shows the list of countries.
final class CountriesViewController: UIViewController {
  @Outlet var searchField: UISearchTextField
  @Outlet var summary: UILabel
  @Outlet var retryButton: UIButton
  @Outlet var list: ListView
  @Outlet var spinner: UIActivityIndicatorView
  @Outlet var nameButton: UIBarButtonItem
  @Outlet var populationButton: UIBarButtonItem
  @Outlet var regionButton: UIBarButtonItem

  var output: (any CountriesViewControllerOutput)?
  var router: (any CountriesRoutingLogic & CountriesDataPassing)?

  private let alert = FailureAlert()

  init(dependencies: any Dependencies) {
    super.init()
    CountriesConfigurator.shared.configure(self, dependencies: dependencies)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    fetch()
  }

  private func fetch() {
    output?.fetch(request: ListCountries.Fetch.Request())
  }

  private func show(_ rows: [Row], selectedRow: Int?, summary text: String) {
    list.rows = rows
    list.select(selectedRow)
    summary.text = text
    retryButton.isHidden = true
    spinner.stopAnimating()
  }

  private func showFailure(_ message: String, summary text: String) {
    alert.show(message, over: self) { [weak self] in self?.fetch() }
    summary.text = text
    retryButton.isHidden = false
    spinner.stopAnimating()
  }
}

extension CountriesViewController: CountriesEvents {
  @IBAction func search(_ sender: Any) {
    output?.search(request: ListCountries.Search.Request(text: searchField.text ?? ""))
  }

  @IBAction func reload(_ sender: Any) {
    fetch()
  }

  @IBAction func sortByName(_ sender: Any) {
    output?.sort(request: ListCountries.Sort.Request(key: .name))
  }

  @IBAction func sortByPopulation(_ sender: Any) {
    output?.sort(request: ListCountries.Sort.Request(key: .population))
  }

  @IBAction func openRegions(_ sender: Any) {
    output?.openRegions(request: ListCountries.OpenRegions.Request())
  }

  @IBAction func openFavourites(_ sender: Any) {
    output?.openFavourites(request: ListCountries.OpenFavourites.Request())
  }
}

extension CountriesViewController: RegionsDelegate {
  func regionsDidClose() {
    output?.closeRegions(request: ListCountries.CloseRegions.Request())
  }
}

extension CountriesViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    output?.openCountry(request: ListCountries.OpenCountry.Request(row: indexPath.row))
  }
}

extension CountriesViewController: CountriesViewControllerInput {
  func displayFetch(viewModel: ListCountries.Fetch.ViewModel) {
    switch viewModel {
    case .loading: spinner.startAnimating()
    case .success(let rows, let selectedRow, let text): show(rows, selectedRow: selectedRow, summary: text)
    case .failure(let message, let text): showFailure(message, summary: text)
    }
  }

  func displaySearch(viewModel: ListCountries.Search.ViewModel) {
    switch viewModel {
    case .success(let rows, let selectedRow, let text): show(rows, selectedRow: selectedRow, summary: text)
    case .failure(let message, let text): showFailure(message, summary: text)
    }
  }

  func displaySort(viewModel: ListCountries.Sort.ViewModel) {
    list.rows = viewModel.rows
    list.select(viewModel.selectedRow)
    nameButton.title = viewModel.titles.byName
    populationButton.title = viewModel.titles.byPopulation
  }

  func displayOpenCountry(viewModel: ListCountries.OpenCountry.ViewModel) {
    list.select(viewModel.selectedRow)
    router?.routeToFilms(segue: nil)
  }

  func displayOpenRegions(viewModel: ListCountries.OpenRegions.ViewModel) {
    // A second tap, while the sheet comes, would present a second one.
    regionButton.isEnabled = false
    router?.routeToRegions(segue: nil)
  }

  func displayCloseRegions(viewModel: ListCountries.CloseRegions.ViewModel) {
    regionButton.title = viewModel.title
    regionButton.isEnabled = true
    guard let content = viewModel.list else { return }
    list.rows = content.rows
    list.select(content.selectedRow)
    summary.text = content.summary
  }

  func displayOpenFavourites(viewModel: ListCountries.OpenFavourites.ViewModel) {
    switch viewModel {
    case .success:
      list.select(nil)
      router?.routeToFavourites(segue: nil)
    case .failure(let message):
      alert.show(message, over: self) { [weak self] in
        self?.output?.openFavourites(request: ListCountries.OpenFavourites.Request())
      }
    }
  }
}
