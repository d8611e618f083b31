import Catalogue
import Foundation
import HeadlessUI

/// An app over the catalogue, as the checks launch it: the class `App` in Exercise.swift.
protocol CatalogueApp: AnyObject {
  init(window: UIWindow, catalogue: any CatalogueService, favourites: any FavouritesStore)

  /// Shows the list of countries in the window.
  func start()
}

// MARK: The screens, which are passive

/// Something that happens on a screen.
enum ScreenEvent: Equatable {
  /// The screen has loaded its view; this happens once.
  case opened
  case willAppear
  /// The screen disappears: for good, or behind a screen that it has opened.
  case willDisappear(isLeaving: Bool)
  /// The user has changed the text in the search field.
  case search(String)
  case sort(CountryOrder.Key)
  case openRegions
  case openFavourites
  /// The user has picked a row, which the table shows selected from then on.
  case pick(row: Int)
  /// The user has tapped "Cancel" on the sheet of regions, which stays until it is dismissed.
  case cancel
  /// The user has swiped the sheet of regions away.
  case swipedAway
  case toggleFavourite
  /// The user has tapped "Try Again" below the reason of a failure.
  case retry
}

/// The base of the screens: a screen shows the content that it is given, and reports what happens on it.
class PassiveScreen: UIViewController {
  var onEvent: ((ScreenEvent) -> Void)?

  /// Offers to try again; hidden at first.
  fileprivate let retryButton: UIButton = {
    let button = UIButton()
    button.setTitle(strings("failure.retry"), for: .normal)
    button.isHidden = true
    return button
  }()

  private var retry: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    retryButton.addTarget(self, action: PassiveScreen.tryAgain, for: .touchUpInside)
    onEvent?(.opened)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    onEvent?(.willAppear)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onEvent?(.willDisappear(isLeaving: isMovingFromParent))
  }

  /// Shows a failure in an alert, unless the screen is out of sight or below a sheet. An alert that is up gets the new
  /// message.
  ///
  /// - Parameter retry: Repeats what failed; called when the user taps "Try Again".
  func showFailure(_ message: String, retry: @escaping () -> Void) {
    if let alert = presentedViewController as? UIAlertController {
      guard !alert.isBeingDismissed else { return }
      self.retry = retry
      alert.message = message
      return
    }
    guard viewIfLoaded?.window != nil, navigationController?.topViewController === self,
      transitionCoordinator == nil, presentedViewController == nil
    else { return }
    self.retry = retry
    let alert = UIAlertController(title: strings("failure.title"), message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: strings("failure.cancel"), style: .cancel))
    alert.addAction(
      UIAlertAction(title: strings("failure.retry"), style: .default) { [weak self] _ in self?.retry?() })
    present(alert, animated: true)
  }

  private func tryAgain(_ sender: UIButton) {
    onEvent?(.retry)
  }

  /// Shows views one under the other.
  fileprivate func showColumn(_ views: [UIView]) {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    view = stack
  }
}

/// A list below a line of text: the films of a country, or the favourites.
class ListScreen: PassiveScreen {
  /// The content of a list, which is loading at first.
  struct Content: Equatable {
    var summary = ""
    var rows: [RowContent] = []
    var selectedRow: Int?
    /// True if the summary names a failure, so that the user can try again.
    var canRetry = false
    var isLoading = true
  }

  /// The content; rows that are the same stay where they are.
  var content = Content() {
    didSet { show(insteadOf: oldValue) }
  }

  fileprivate let summary = UILabel()
  fileprivate let list = UITableView()
  fileprivate var accessoryType = UITableViewCell.AccessoryType.disclosureIndicator
  fileprivate let spinner = UIActivityIndicatorView()

  init(title: String) {
    super.init()
    self.title = title
  }

  override func loadView() {
    showColumn([summary, retryButton, list, spinner])
    summary.numberOfLines = 0
    list.dataSource = self
    list.delegate = self
    spinner.startAnimating()
  }

  private func show(insteadOf old: Content) {
    summary.text = content.summary
    retryButton.isHidden = !content.canRetry
    if content.rows != old.rows { list.reloadData() }
    if content.rows != old.rows || content.selectedRow != old.selectedRow {
      let indexPath = content.selectedRow.map { IndexPath(row: $0, section: 0) }
      list.selectRow(at: indexPath, animated: false, scrollPosition: .none)
    }
    if content.isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
  }
}

extension ListScreen: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    content.rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = content.rows[indexPath.row].title
    cell.detailTextLabel?.text = content.rows[indexPath.row].detail
    cell.accessoryType = accessoryType
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onEvent?(.pick(row: indexPath.row))
  }
}

/// The list of countries, with a search field and the buttons that sort and filter it.
final class CountriesScreen: ListScreen {
  /// The order that the buttons show.
  var order = CountryOrder.byName {
    didSet {
      nameButton.title = title(strings("order.name"), of: .name)
      populationButton.title = title(strings("order.population"), of: .population)
    }
  }

  /// The region that a button shows, or nil for all.
  var region: Region? {
    didSet { regionButton.title = strings.filter(region: region?.rawValue) }
  }

  /// True if the button that opens the regions is enabled.
  var canChooseRegion = true {
    didSet { regionButton.isEnabled = canChooseRegion }
  }

  private let searchBar = UISearchBar()
  private lazy var nameButton = UIBarButtonItem(
    title: title(strings("order.name"), of: .name), target: self, action: CountriesScreen.sortByName)
  private lazy var populationButton = UIBarButtonItem(
    title: title(strings("order.population"), of: .population), target: self,
    action: CountriesScreen.sortByPopulation)
  private lazy var regionButton = UIBarButtonItem(
    title: strings.filter(region: nil), target: self, action: CountriesScreen.openRegions)
  private lazy var favouritesButton = UIBarButtonItem(
    title: strings("favourites.title"), target: self, action: CountriesScreen.openFavourites)

  init() {
    super.init(title: strings("countries.title"))
  }

  override func loadView() {
    super.loadView()
    showColumn([searchBar, summary, retryButton, list, spinner])
    searchBar.placeholder = strings("countries.search")
    searchBar.delegate = self
    toolbarItems = [nameButton, populationButton, regionButton]
    navigationItem.rightBarButtonItem = favouritesButton
  }

  private func title(_ name: String, of key: CountryOrder.Key) -> String {
    guard key == order.key else { return name }
    return strings(order.direction == .ascending ? "order.ascending" : "order.descending", name)
  }

  private func sortByName(_ sender: UIBarButtonItem) {
    onEvent?(.sort(.name))
  }

  private func sortByPopulation(_ sender: UIBarButtonItem) {
    onEvent?(.sort(.population))
  }

  private func openRegions(_ sender: UIBarButtonItem) {
    onEvent?(.openRegions)
  }

  private func openFavourites(_ sender: UIBarButtonItem) {
    onEvent?(.openFavourites)
  }
}

extension CountriesScreen: UISearchBarDelegate {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    onEvent?(.search(searchText))
  }
}

/// The sheet of regions; of its content, only the rows and the selected one are shown.
final class RegionsScreen: ListScreen {
  init() {
    super.init(title: strings("regions.title"))
  }

  override func loadView() {
    super.loadView()
    showColumn([list])
    accessoryType = .none
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: strings("regions.cancel"), target: self, action: RegionsScreen.cancel)
  }

  /// Presents the sheet over another screen, which keeps it until it is dismissed.
  func present(over screen: UIViewController) {
    let sheet = UINavigationController(rootViewController: self)
    sheet.presentationController?.delegate = self
    screen.present(sheet, animated: true)
  }

  private func cancel(_ sender: UIBarButtonItem) {
    onEvent?(.cancel)
  }
}

extension RegionsScreen: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    onEvent?(.swipedAway)
  }
}

/// One film.
final class FilmScreen: PassiveScreen {
  /// The content of a film's screen, which is loading at first.
  struct Content: Equatable {
    var title = ""
    /// The countries and the year, or the reason why they are not known.
    var origin = ""
    var award = ""
    /// The title of the button that marks or unmarks the film; nil until it is known whether it is marked. Until then the
    /// button is disabled.
    var buttonTitle: String?
    /// True if `origin` is the reason of a failure, so that the user can try again.
    var canRetry = false
    var isLoading = true
  }

  var content = Content() {
    didSet { show() }
  }

  private let name = UILabel()
  private let origin = UILabel()
  private let award = UILabel()
  private let favouriteButton = UIButton()
  private let spinner = UIActivityIndicatorView()

  override init() {
    super.init()
    title = strings("film.title")
  }

  override func loadView() {
    showColumn([name, origin, retryButton, award, favouriteButton, spinner])
    name.numberOfLines = 0
    origin.numberOfLines = 0
    favouriteButton.addTarget(self, action: FilmScreen.toggleFavourite, for: .touchUpInside)
    favouriteButton.setTitle(strings("film.mark"), for: .normal)
    favouriteButton.isEnabled = false
    spinner.startAnimating()
  }

  private func show() {
    name.text = content.title
    origin.text = content.origin
    retryButton.isHidden = !content.canRetry
    award.text = content.award
    if let title = content.buttonTitle {
      favouriteButton.setTitle(title, for: .normal)
      favouriteButton.isEnabled = true
    }
    if content.isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
  }

  private func toggleFavourite(_ sender: UIButton) {
    onEvent?(.toggleFavourite)
  }
}

// MARK: The texts

/// A row of a list.
struct RowContent: Equatable {
  let title: String
  let detail: String

  init(_ country: Country) {
    let facts = [
      country.capital,
      country.dissolved.map { strings("countries.dissolved", $0) },
      country.population.map { $0.formatted(.number.locale(Locale(identifier: "en_US"))) },
    ]
    title = country.name
    detail = facts.compactMap(\.self).joined(separator: " · ")
  }

  /// Creates the row of a region, or that of all regions for nil.
  init(_ region: Region?) {
    title = region?.rawValue ?? strings("regions.all")
    detail = ""
  }

  init(_ film: Film) {
    title = film.title
    detail = film.won ? strings("films.won", film.year) : "\(film.year)"
  }
}

/// The texts that are the same in every pattern.
enum Texts {
  static func count(countries count: Int) -> String {
    switch count {
    case 0: strings("countries.none")
    case 1: strings("countries.one")
    default: strings("countries.many", count)
    }
  }

  static func count(films count: Int, of country: Country) -> String {
    switch count {
    case 0: strings("films.none", country.name)
    case 1: strings("films.one", country.name)
    default: strings("films.many", country.name, count)
    }
  }

  static func count(favourites count: Int) -> String {
    switch count {
    case 0: strings("favourites.none")
    case 1: strings("favourites.one")
    default: strings("favourites.many", count)
    }
  }

  /// The summary of a list after a failure: the reason and, where rows are still shown, their count before it.
  static func failure(_ reason: String, below count: String?) -> String {
    count.map { "\($0) \(strings("failure.summary", reason))" } ?? reason
  }

  static func origin(of film: FilmDetails) -> String {
    let countries = film.countries.map(\.name)
      .formatted(.list(type: .and).locale(Locale(identifier: "en_US")))
    return strings("film.origin", countries, film.film.year)
  }

  static func award(of film: Film) -> String {
    strings(film.won ? "film.won" : "film.nominated")
  }

  static func button(isFavourite: Bool) -> String {
    strings(isFavourite ? "film.unmark" : "film.mark")
  }

  /// The reason of a failure.
  static func message(for error: any Error) -> String {
    switch error {
    case CatalogueError.unavailable: strings("failure.unavailable")
    case FavouritesError.unreadable(let file, let reason): strings("favourites.unreadable", file, reason)
    case FavouritesError.unwritable(let file, let reason): strings("favourites.unwritable", file, reason)
    case FavouritesError.damaged(let file): strings("favourites.damaged", file)
    case FavouritesError.damagedSetting(let key): strings("favourites.damagedSetting", key)
    case FavouritesError.tooNew(let file, let version): strings("favourites.tooNew", file, version)
    default: "\(error)"
    }
  }
}
