import Foundation
import HeadlessUI

/// What the view controller can be given to show.
protocol CountriesViewControllerInput: AnyObject {
  func displayFetch(viewModel: Countries.Fetch.ViewModel)
  func displaySearch(viewModel: Countries.Search.ViewModel)
  func displaySort(viewModel: Countries.Sort.ViewModel)
  func displayOpen(viewModel: Countries.Open.ViewModel)
  func displayOpenFavourites(viewModel: Countries.OpenFavourites.ViewModel)
}

/// Whom the view controller asks for work.
typealias CountriesViewControllerOutput = CountriesInteractorInput

/// What a person can do to the list of countries, besides picking a row.
protocol CountriesEvents: AnyObject {
  func search(_ sender: Any)
  func sortByName(_ sender: Any)
  func sortByPopulation(_ sender: Any)
  func openFavourites(_ sender: Any)
  func retry(_ sender: Any)
}

/// Shows the list of countries.
final class CountriesViewController: UIViewController {
  @Outlet var searchField: UISearchTextField
  @Outlet var summary: UILabel
  @Outlet var list: UITableView
  @Outlet var spinner: UIActivityIndicatorView
  @Outlet var failure: any FailureDisplay
  @Outlet var nameButton: UIBarButtonItem
  @Outlet var populationButton: UIBarButtonItem

  var output: (any CountriesViewControllerOutput)?
  var router: (any CountriesRoutingLogic & CountriesDataPassing)?

  private var rows: [Countries.Row] = []
  private var failedAttempt: (() -> Void)?

  init(
    dependencies: any Dependencies,
    configurator: any Configuring<CountriesViewController> = CountriesConfigurator.shared
  ) {
    super.init()
    configurator.configure(self, dependencies: dependencies)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    fetch()
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if segue.identifier == "Films" { router?.routeToFilms(segue: segue) }
  }

  private func fetch() {
    output?.fetch(request: Countries.Fetch.Request())
  }

  private func search() {
    output?.search(request: Countries.Search.Request(text: searchField.text ?? ""))
  }

  private func openSelectedRow() {
    guard let row = list.indexPathForSelectedRow?.row else { return }
    output?.open(request: Countries.Open.Request(row: row))
  }

  private func openFavourites() {
    output?.openFavourites(request: Countries.OpenFavourites.Request())
  }

  private func show(_ rows: [Countries.Row], selectedRow: Int?) {
    self.rows = rows
    list.reloadData()
    select(selectedRow)
  }

  private func select(_ row: Int?) {
    let indexPath = row.map { IndexPath(row: $0, section: 0) }
    list.selectRow(at: indexPath, animated: false, scrollPosition: .none)
  }

  private func show(_ titles: Countries.Titles) {
    nameButton.title = titles.byName
    populationButton.title = titles.byPopulation
  }

  private func fail(_ message: String, again attempt: @escaping () -> Void) {
    failedAttempt = attempt
    failure.message = message
  }
}

extension CountriesViewController: CountriesEvents {
  @IBAction func search(_ sender: Any) {
    search()
  }

  @IBAction func sortByName(_ sender: Any) {
    output?.sort(request: Countries.Sort.Request(key: .name))
  }

  @IBAction func sortByPopulation(_ sender: Any) {
    output?.sort(request: Countries.Sort.Request(key: .population))
  }

  @IBAction func openFavourites(_ sender: Any) {
    openFavourites()
  }

  @IBAction func retry(_ sender: Any) {
    let attempt = failedAttempt
    failedAttempt = nil
    attempt?()
  }
}

extension CountriesViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = rows[indexPath.row].title
    cell.detailTextLabel?.text = rows[indexPath.row].detail
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    openSelectedRow()
  }
}

extension CountriesViewController: CountriesViewControllerInput {
  func displayFetch(viewModel: Countries.Fetch.ViewModel) {
    switch viewModel {
    case .success(let rows, let selectedRow, let text, let titles):
      show(rows, selectedRow: selectedRow)
      summary.text = text
      show(titles)
      failure.message = nil
    case .failure(let message, let text):
      fail(message) { [weak self] in self?.fetch() }
      summary.text = text
    }
    spinner.stopAnimating()
  }

  func displaySearch(viewModel: Countries.Search.ViewModel) {
    switch viewModel {
    case .success(let rows, let selectedRow, let text):
      show(rows, selectedRow: selectedRow)
      summary.text = text
      failure.message = nil
    case .failure(let message, let text):
      fail(message) { [weak self] in self?.search() }
      summary.text = text
    }
    spinner.stopAnimating()
  }

  func displaySort(viewModel: Countries.Sort.ViewModel) {
    show(viewModel.rows, selectedRow: viewModel.selectedRow)
    show(viewModel.titles)
  }

  func displayOpen(viewModel: Countries.Open.ViewModel) {
    switch viewModel {
    case .success(let selectedRow):
      select(selectedRow)
      performSegue(withIdentifier: "Films", sender: self)
    case .failure(let message):
      fail(message) { [weak self] in self?.openSelectedRow() }
    }
  }

  func displayOpenFavourites(viewModel: Countries.OpenFavourites.ViewModel) {
    switch viewModel {
    case .success(let selectedRow):
      select(selectedRow)
      router?.routeToFavourites(segue: nil)
    case .failure(let message):
      fail(message) { [weak self] in self?.openFavourites() }
    }
  }
}
