import Catalogue
import Foundation
import HeadlessUI

/// The list of countries: loads, finds, sorts and shows them or those of a region, and opens the one that the user picks.
final class CountriesViewController: UIViewController {
  private let searchBar = UISearchBar()
  private let summary = UILabel()
  private let retryButton = UIButton.retry()
  private let list = UITableView()
  private let spinner = UIActivityIndicatorView()
  private lazy var nameButton = UIBarButtonItem(
    title: title(for: .name), target: self, action: CountriesViewController.sortByName)
  private lazy var populationButton = UIBarButtonItem(
    title: title(for: .population), target: self, action: CountriesViewController.sortByPopulation)
  private lazy var regionButton = UIBarButtonItem(
    title: strings.filter(region: nil), target: self, action: CountriesViewController.openRegions)
  private lazy var alert = UIAlertController.failure { [weak self] in self?.retryFailed?() }

  private let catalogue: any CatalogueService
  private let favourites: any FavouritesStore

  /// What was found last, in all regions.
  private var found: [Country] = []
  /// The rows of the list.
  private var countries: [Country] = []
  private var order = CountryOrder.byName
  private var region: Region?
  private var openedCountry: CountryCode?
  private var searchText: String?
  private var request: (any Cancellable)?
  /// Why the last load or search failed, or nil if it succeeded.
  private var reason: String?
  /// Repeats what the alert tells of.
  private var retryFailed: (() -> Void)?

  init(catalogue: any CatalogueService, favourites: any FavouritesStore) {
    self.catalogue = catalogue
    self.favourites = favourites
    super.init()
    title = strings("countries.title")
  }

  override func loadView() {
    let stack = UIStackView(arrangedSubviews: [searchBar, summary, retryButton, list, spinner])
    stack.axis = .vertical
    view = stack
    summary.numberOfLines = 0
    searchBar.placeholder = strings("countries.search")
    searchBar.delegate = self
    list.dataSource = self
    list.delegate = self
    retryButton.addTarget(self, action: CountriesViewController.retry, for: .touchUpInside)
    toolbarItems = [nameButton, populationButton, regionButton]
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: strings("favourites.title"), target: self, action: CountriesViewController.openFavourites)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    reload()
  }

  private func reload() {
    spinner.startAnimating()
    load()
  }

  private func load() {
    request?.cancel()
    let completion = { [weak self] (result: Result<[Country], CatalogueError>) in
      guard let self else { return }
      request = nil
      spinner.stopAnimating()
      switch result {
      case .success(let found): show(found)
      case .failure(let error): show(error)
      }
    }
    request =
      if let searchText {
        catalogue.countries(matching: searchText, completion: completion)
      } else {
        catalogue.countries(completion: completion)
      }
  }

  private func show(_ found: [Country]) {
    self.found = found
    reason = nil
    showCountries()
    showSummary()
  }

  private func showSummary() {
    summary.text = strings.summary(countries.count, "countries", reason: reason)
    retryButton.isHidden = reason == nil
  }

  private func showCountries() {
    countries = found.filtered(by: region).sorted(by: order)
    list.reloadData()
    let row = countries.firstIndex { $0.code == openedCountry }
    list.selectRow(
      at: row.map { IndexPath(row: $0, section: 0) }, animated: false, scrollPosition: .none)
  }

  private func show(_ error: CatalogueError) {
    reason = error.message
    showSummary()
    if present(alert, message: error.message) {
      retryFailed = { [weak self] in self?.reload() }
    }
  }

  private func retry(_ sender: UIButton) {
    reload()
  }

  private func sortByName(_ sender: UIBarButtonItem) {
    sort(by: .name)
  }

  private func sortByPopulation(_ sender: UIBarButtonItem) {
    sort(by: .population)
  }

  private func sort(by key: CountryOrder.Key) {
    order = order.next(by: key)
    showCountries()
    nameButton.title = title(for: .name)
    populationButton.title = title(for: .population)
  }

  private func title(for key: CountryOrder.Key) -> String {
    strings.order(
      key == .name ? "order.name" : "order.population",
      isAscending: order.key == key ? order.direction == .ascending : nil)
  }

  private func openRegions(_ sender: UIBarButtonItem) {
    let regions = RegionsViewController(selected: region)
    regions.delegate = self
    let navigation = UINavigationController(rootViewController: regions)
    navigation.presentationController?.delegate = regions
    // A second tap, while the sheet comes, would present a second one.
    regionButton.isEnabled = false
    present(navigation, animated: true)
  }

  private func openFavourites(_ sender: UIBarButtonItem) {
    openFavourites()
  }

  private func openFavourites() {
    do {
      // A store that cannot be read is reported before the user leaves the list.
      _ = try favourites.favourites()
      openedCountry = nil
      list.selectRow(at: nil, animated: false, scrollPosition: .none)
      let next = FavouritesViewController(catalogue: catalogue, favourites: favourites)
      navigationController?.pushViewController(next, animated: true)
    } catch {
      if present(alert, message: error.description) {
        retryFailed = { [weak self] in self?.openFavourites() }
      }
    }
  }
}

extension CountriesViewController: RegionsViewControllerDelegate {
  func regionsViewController(_ controller: RegionsViewController, didChoose region: Region?) {
    self.region = region
    regionButton.title = strings.filter(region: region?.rawValue)
    if !found.isEmpty {
      showCountries()
      showSummary()
    }
    close(controller)
  }

  func regionsViewControllerDidCancel(_ controller: RegionsViewController) {
    close(controller)
  }

  /// Lets the user choose again; a sheet that the user has swiped away is gone already.
  private func close(_ controller: RegionsViewController) {
    regionButton.isEnabled = true
    controller.dismiss(animated: true)
  }
}

extension CountriesViewController: UISearchBarDelegate {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    self.searchText = searchText
    load()
  }
}

extension CountriesViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    countries.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let country = countries[indexPath.row]
    let cell = UITableViewCell()
    cell.textLabel?.text = country.name
    cell.detailTextLabel?.text = strings.country(
      capital: country.capital, dissolved: country.dissolved, population: country.population)
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let country = countries[indexPath.row]
    openedCountry = country.code
    let films = FilmsViewController(country: country, catalogue: catalogue, favourites: favourites)
    navigationController?.pushViewController(films, animated: true)
  }
}
