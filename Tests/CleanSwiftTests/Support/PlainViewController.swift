import Foundation
import HeadlessUI

@testable import CleanSwift

/// The plain program's view controller.
class PlainViewController: UIViewController, CountriesViewControllerInput, CountriesEvents,
  UITableViewDataSource, UITableViewDelegate, OutputHolder, RouterHolder
{
  @Outlet var searchField: UISearchTextField
  @Outlet var summary: UILabel
  @Outlet var list: UITableView
  @Outlet var failure: any FailureDisplay
  @Outlet var nameButton: UIBarButtonItem

  var output: (any CountriesViewControllerOutput)?
  var router: (any CountriesRoutingLogic & CountriesDataPassing)?

  var rows: [Countries.Row] = []

  init(dependencies: any Dependencies, configurator: any Configuring<PlainViewController>) {
    super.init()
    configure(configurator, dependencies)
  }

  func configure(_ configurator: any Configuring<PlainViewController>, _ dependencies: any Dependencies) {
    configurator.configure(self, dependencies: dependencies)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    output?.fetch(request: Countries.Fetch.Request())
  }

  func search(_ sender: Any) {
    output?.search(request: Countries.Search.Request(text: searchField.text ?? ""))
  }

  func sortByName(_ sender: Any) {
    output?.sort(request: Countries.Sort.Request(key: .name))
  }

  func sortByPopulation(_ sender: Any) {}

  func openFavourites(_ sender: Any) {}

  func retry(_ sender: Any) {
    search(sender)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = rows[indexPath.row].title
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    output?.open(request: Countries.Open.Request(row: indexPath.row))
  }

  func displayFetch(viewModel: Countries.Fetch.ViewModel) {
    guard case .success(let rows, _, let text, _) = viewModel else { return }
    show(rows)
    summary.text = text
  }

  func displaySearch(viewModel: Countries.Search.ViewModel) {
    switch viewModel {
    case .success(let rows, _, let text):
      show(rows)
      summary.text = text
    case .failure(let message, let text):
      failure.message = message
      summary.text = text
    }
  }

  func displaySort(viewModel: Countries.Sort.ViewModel) {
    show(viewModel.rows)
    nameButton.title = viewModel.titles.byName
  }

  func displayOpen(viewModel: Countries.Open.ViewModel) {
    router?.routeToFilms(segue: nil)
  }

  func displayOpenFavourites(viewModel: Countries.OpenFavourites.ViewModel) {}

  func show(_ rows: [Countries.Row]) {
    self.rows = rows
    list.reloadData()
  }
}
