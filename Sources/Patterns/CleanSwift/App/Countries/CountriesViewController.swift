import Foundation
import HeadlessUI

/// The view models that the view controller displays.
protocol CountriesViewControllerInput: AnyObject {
  func displayFetch(viewModel: ListCountries.Fetch.ViewModel)
  func displaySearch(viewModel: ListCountries.Search.ViewModel)
  func displaySort(viewModel: ListCountries.Sort.ViewModel)
  func displayOpenCountry(viewModel: ListCountries.OpenCountry.ViewModel)
  func displayOpenFavourites(viewModel: ListCountries.OpenFavourites.ViewModel)
}

/// The receiver of the view controller's requests.
typealias CountriesViewControllerOutput = CountriesInteractorInput

/// The events of the scene's controls.
protocol CountriesEvents: AnyObject {
  func search(_ sender: Any)
  func reload(_ sender: Any)
  func sortByName(_ sender: Any)
  func sortByPopulation(_ sender: Any)
  func openFavourites(_ sender: Any)
}

/// Shows the list of countries.
final class CountriesViewController: UIViewController {
  @Outlet var searchField: UISearchTextField
  @Outlet var summary: UILabel
  /// Hidden at first, as set in the storyboard.
  @Outlet var retryButton: UIButton
  @Outlet var list: UITableView
  /// Animates from the start, as set in the storyboard.
  @Outlet var spinner: UIActivityIndicatorView
  @Outlet var nameButton: UIBarButtonItem
  @Outlet var populationButton: UIBarButtonItem

  var output: (any CountriesViewControllerOutput)?
  var router: (any CountriesRoutingLogic & CountriesDataPassing & FailureRouting)?

  private var rows: [ListCountries.Row] = []

  init(dependencies: any Dependencies) {
    super.init()
    CountriesConfigurator.shared.configure(self, dependencies: dependencies)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    output?.fetch(request: ListCountries.Fetch.Request())
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    switch segue.identifier {
    case "Films": router?.routeToFilms(segue: segue)
    case "Favourites": router?.routeToFavourites(segue: segue)
    default: break
    }
  }

  private func show(_ rows: [ListCountries.Row], selectedRow: Int?) {
    self.rows = rows
    list.reloadData()
    select(selectedRow)
  }

  private func select(_ row: Int?) {
    let indexPath = row.map { IndexPath(row: $0, section: 0) }
    list.selectRow(at: indexPath, animated: false, scrollPosition: .none)
  }

  private func showFound(_ rows: [ListCountries.Row], selectedRow: Int?, summary text: String) {
    show(rows, selectedRow: selectedRow)
    summary.text = text
    retryButton.isHidden = true
    spinner.stopAnimating()
  }

  private func showLoadFailure(_ message: String, summary text: String) {
    router?.showFailure(message) { [weak self] in
      guard let self else { return }
      reload(self)
    }
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
    spinner.startAnimating()
    search(sender)
  }

  @IBAction func sortByName(_ sender: Any) {
    output?.sort(request: ListCountries.Sort.Request(key: .name))
  }

  @IBAction func sortByPopulation(_ sender: Any) {
    output?.sort(request: ListCountries.Sort.Request(key: .population))
  }

  @IBAction func openFavourites(_ sender: Any) {
    output?.openFavourites(request: ListCountries.OpenFavourites.Request())
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
    output?.openCountry(request: ListCountries.OpenCountry.Request(row: indexPath.row))
  }
}

extension CountriesViewController: CountriesViewControllerInput {
  func displayFetch(viewModel: ListCountries.Fetch.ViewModel) {
    switch viewModel {
    case .success(let rows, let selectedRow, let text):
      showFound(rows, selectedRow: selectedRow, summary: text)
    case .failure(let message, let text):
      showLoadFailure(message, summary: text)
    }
  }

  func displaySearch(viewModel: ListCountries.Search.ViewModel) {
    switch viewModel {
    case .success(let rows, let selectedRow, let text):
      showFound(rows, selectedRow: selectedRow, summary: text)
    case .failure(let message, let text):
      showLoadFailure(message, summary: text)
    }
  }

  func displaySort(viewModel: ListCountries.Sort.ViewModel) {
    show(viewModel.rows, selectedRow: viewModel.selectedRow)
    nameButton.title = viewModel.titles.byName
    populationButton.title = viewModel.titles.byPopulation
  }

  func displayOpenCountry(viewModel: ListCountries.OpenCountry.ViewModel) {
    select(viewModel.selectedRow)
    performSegue(withIdentifier: "Films", sender: self)
  }

  func displayOpenFavourites(viewModel: ListCountries.OpenFavourites.ViewModel) {
    switch viewModel {
    case .success:
      select(nil)
      performSegue(withIdentifier: "Favourites", sender: self)
    case .failure(let message):
      router?.showFailure(message) { [weak self] in
        self?.output?.openFavourites(request: ListCountries.OpenFavourites.Request())
      }
    }
  }
}
