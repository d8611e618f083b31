import Catalogue
import Foundation
import HeadlessUI

/// The list of countries with no architecture: one class loads, sorts, finds, formats and shows.
final class MassiveViewController: UIViewController {
  private let searchBar = UISearchBar()
  private let summary = UILabel()
  private let list = UITableView()
  private let spinner = UIActivityIndicatorView()
  private lazy var nameButton = UIBarButtonItem(
    title: title(.name), target: self, action: MassiveViewController.sortByName)
  private lazy var populationButton = UIBarButtonItem(
    title: title(.population), target: self, action: MassiveViewController.sortByPopulation)

  private let catalogue: any CatalogueService
  private var request: (any Cancellable)?
  private var countries: [Country] = []
  private var rows: [(title: String, detail: String)] = []
  private var order = CountryOrder.byName

  init(catalogue: any CatalogueService) {
    self.catalogue = catalogue
    super.init()
    title = strings("countries.title")
  }

  override func loadView() {
    let column = UIStackView(arrangedSubviews: [searchBar, summary, list, spinner])
    column.axis = .vertical
    view = column
    searchBar.placeholder = strings("countries.search")
    searchBar.delegate = self
    list.dataSource = self
    toolbarItems = [nameButton, populationButton]
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: strings("favourites.title"))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    spinner.startAnimating()
    request = catalogue.countries { [weak self] in self?.show($0) }
  }

  private func show(_ result: Result<[Country], CatalogueError>) {
    request = nil
    spinner.stopAnimating()
    switch result {
    case .success(let found):
      show(found)
      summary.text =
        switch found.count {
        case 0: strings("countries.none")
        case 1: strings("countries.one")
        default: strings("countries.many", found.count)
        }
    case .failure(let error):
      summary.text = "\(error)"
    }
  }

  private func show(_ found: [Country]) {
    countries = found.sorted(by: order)
    rows = countries.map { country in
      let facts = [
        country.capital,
        country.dissolved.map { strings("countries.dissolved", $0) },
        country.population.map { $0.formatted(.number.locale(Locale(identifier: "en_US"))) },
      ]
      return (country.name, facts.compactMap { $0 }.joined(separator: " · "))
    }
    list.reloadData()
  }

  private func sortByName(_ sender: UIBarButtonItem) {
    sort(by: .name)
  }

  private func sortByPopulation(_ sender: UIBarButtonItem) {
    sort(by: .population)
  }

  private func sort(by key: CountryOrder.Key) {
    order = order.next(by: key)
    show(countries)
    nameButton.title = title(.name)
    populationButton.title = title(.population)
  }

  private func title(_ key: CountryOrder.Key) -> String {
    let name = strings(key == .name ? "order.name" : "order.population")
    guard key == order.key else { return name }
    return strings(order.direction == .ascending ? "order.ascending" : "order.descending", name)
  }
}

extension MassiveViewController: UISearchBarDelegate {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    request?.cancel()
    request = catalogue.countries(matching: searchText) { [weak self] in self?.show($0) }
  }
}

extension MassiveViewController: UITableViewDataSource {
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
}

/// The massive view controller in its own window.
final class MassiveApp: Contender {
  private let list: ListWindow

  init(data: CatalogueData) {
    list = ListWindow(window: UIWindow(lines: ListWindow.lines), catalogue: InMemoryCatalogue(data: data))
  }

  func prepare(_ work: Work) throws -> () throws -> Void {
    try list.prepare(work) { [list] in
      let navigation = UINavigationController()
      navigation.isToolbarHidden = false
      list.window.rootViewController = navigation
      navigation.setViewControllers([MassiveViewController(catalogue: list.catalogue)], animated: false)
      list.window.makeKeyAndVisible()
    }
  }

  var visibleRows: [String] { list.visibleRows }

  func end() { list.window.rootViewController = nil }
}
