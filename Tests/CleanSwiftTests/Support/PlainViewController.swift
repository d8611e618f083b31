import Foundation
import HeadlessUI

@testable import CleanSwift

/// The plain program's view controller.
class PlainViewController: UIViewController, CountriesViewControllerInput, CountriesEvents,
  UITableViewDataSource, UITableViewDelegate
{
  @Outlet var searchField: UISearchTextField
  @Outlet var summary: UILabel
  @Outlet var list: UITableView
  @Outlet var nameButton: UIBarButtonItem

  var output: (any CountriesViewControllerOutput)?
  var router: (any CountriesRoutingLogic & CountriesDataPassing)?

  var rows: [Row] = []

  private let alert = FailureAlert()

  init(dependencies: any Dependencies, configurator: PlainConfigurator) {
    super.init()
    configure(configurator, dependencies)
  }

  func configure(_ configurator: PlainConfigurator, _ dependencies: any Dependencies) {
    configurator.configure(self, dependencies: dependencies)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    output?.fetch(request: ListCountries.Fetch.Request())
  }

  func search(_ sender: Any) {
    output?.search(request: ListCountries.Search.Request(text: searchField.text ?? ""))
  }

  func reload(_ sender: Any) {}

  func sortByName(_ sender: Any) {
    output?.sort(request: ListCountries.Sort.Request(key: .name))
  }

  func sortByPopulation(_ sender: Any) {}

  func openRegions(_ sender: Any) {}

  func openFavourites(_ sender: Any) {}

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = rows[indexPath.row].title
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    output?.openCountry(request: ListCountries.OpenCountry.Request(row: indexPath.row))
  }

  func displayFetch(viewModel: ListCountries.Fetch.ViewModel) {
    guard case .success(let rows, _, let text) = viewModel else { return }
    show(rows)
    summary.text = text
  }

  func displaySearch(viewModel: ListCountries.Search.ViewModel) {
    switch viewModel {
    case .success(let rows, _, let text):
      show(rows)
      summary.text = text
    case .failure(let message, let text):
      alert.show(message, over: self) { [weak self] in
        guard let self else { return }
        search(searchField)
      }
      summary.text = text
    }
  }

  func displaySort(viewModel: ListCountries.Sort.ViewModel) {
    show(viewModel.rows)
    nameButton.title = viewModel.titles.byName
  }

  func displayOpenCountry(viewModel: ListCountries.OpenCountry.ViewModel) {
    list.selectRow(
      at: IndexPath(row: viewModel.selectedRow, section: 0), animated: false, scrollPosition: .none)
    leadOn()
  }

  func leadOn() {
    router?.routeToFilms(segue: nil)
  }

  func displayOpenRegions(viewModel: ListCountries.OpenRegions.ViewModel) {}

  func displayCloseRegions(viewModel: ListCountries.CloseRegions.ViewModel) {}

  func displayOpenFavourites(viewModel: ListCountries.OpenFavourites.ViewModel) {}

  func show(_ rows: [Row]) {
    self.rows = rows
    list.reloadData()
  }
}
