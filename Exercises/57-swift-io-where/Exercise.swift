import Catalogue
import HeadlessUI

@testable import SwiftIO

/// The list of countries: wires the scene, asks for refreshes and navigates to other scenes.
final class CountriesViewController: UIViewController {
  @Outlet var interactor: any CountriesInteractorInput
  @Outlet var viewModel: any CountriesViewModelInput

  private let actions: any ActionFactory
  private lazy var alert = UIAlertController.failure { [weak self] in self?.retry?() }
  /// Repeats what the alert tells of; replaced together with the message.
  private var retry: (() -> Void)?

  init(actions: any ActionFactory) {
    self.actions = actions
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let model = CountriesModel()
    interactor.model = model
    viewModel.model = model
    viewModel.alert = alert
    interactor.actions = actions
    interactor.delegate = self
    interactor.load()
  }

  /// Presents the alert, unless its scene is out of sight; an alert that is being dismissed keeps what it offers.
  private func presentAlert(retry: @escaping () -> Void) {
    if !alert.isBeingDismissed { self.retry = retry }
    presentIfVisible(alert)
  }
}

extension CountriesViewController: CountriesInteractorDelegate {
  func countriesDidBeginLoading() {
    viewModel.refresh(.progress)
  }

  func countriesDidLoad() {
    viewModel.refresh(.everything)
  }

  func countriesDidFind() {
    viewModel.refresh(.list)
  }

  func countriesDidReorder() {
    viewModel.refresh(.order)
  }

  func countriesDidOpen(_ country: Country) {
    viewModel.refresh(.selectedRow)
    guard let storyboard else { return }
    let filmsViewController = storyboard.instantiateViewController(identifier: "Films") {
      FilmsViewController(country: country, actions: actions)
    }
    navigationController?.pushViewController(filmsViewController, animated: true)
  }

  func countriesDidOpenRegions(selected: Region?) {
    viewModel.refresh(.region)
    guard let storyboard else { return }
    let regionsViewController = storyboard.instantiateViewController(identifier: "Regions") {
      RegionsViewController(selected: selected, actions: actions)
    }
    regionsViewController.delegate = self
    let navigation = UINavigationController(rootViewController: regionsViewController)
    navigation.presentationController?.delegate = regionsViewController
    present(navigation, animated: true)
  }

  func countriesDidCloseRegions() {
    viewModel.refresh(.region)
  }

  func countriesDidFilter() {
    viewModel.refresh(.filter)
  }

  func countriesDidOpenFavourites() {
    viewModel.refresh(.selectedRow)
    guard let storyboard else { return }
    let favouritesViewController = storyboard.instantiateViewController(identifier: "Favourites") {
      FavouritesViewController(actions: actions)
    }
    navigationController?.pushViewController(favouritesViewController, animated: true)
  }

  func countriesDidFailToLoad() {
    viewModel.refresh(.failure)
    presentAlert { [weak self] in self?.interactor.retry() }
  }

  func countriesDidFailToOpenFavourites() {
    viewModel.refresh(.openingFailure)
    presentAlert { [weak self] in self?.interactor.retryOpening() }
  }
}

extension CountriesViewController: RegionsViewControllerDelegate {
  func regionsSheetDidChoose(_ region: Region?) {
    interactor.filter(by: region)
    dismiss(animated: true)
  }

  func regionsSheetDidCancel() {
    interactor.closeRegions()
    // Does nothing if the user has swiped the sheet away.
    dismiss(animated: true)
  }
}

/// Handles the events of the list of countries.
final class CountriesInteractor {
  @Outlet var searchField: any TextInput
  @Outlet var list: any RowInput

  var model: (any CountriesModelUpdating)!
  var actions: (any ActionFactory)!
  weak var delegate: (any CountriesInteractorDelegate)?

  /// The load or search under way; both fill the list, so each replaces the other.
  private var pendingAction: (any Action<[Country], CatalogueError>)?

  /// Fills the list with the countries that an action finds.
  private func fill(
    with action: any Action<[Country], CatalogueError>,
    notify: @escaping (any CountriesInteractorDelegate) -> Void
  ) {
    pendingAction?.cancel()
    pendingAction = action
    action.run { [weak self] result in
      guard let self else { return }
      pendingAction = nil
      switch result {
      case .success(let countries):
        sort(countries, by: model.order) { [weak self] sorted, listed in
          guard let self else { return }
          model.update(countries: sorted, listed: listed)
          delegate.map(notify)
        }
      case .failure(let error):
        model.update(failure: error)
        delegate?.countriesDidFailToLoad()
      }
    }
  }

  private func reorder(by key: CountryOrder.Key) {
    let order = model.order.next(by: key)
    sort(model.countries, by: order) { [weak self] sorted, listed in
      guard let self else { return }
      model.update(countries: sorted, listed: listed, order: order)
      delegate?.countriesDidReorder()
    }
  }

  /// Sorts countries, and filters them by the region, if one has been chosen.
  private func sort(
    _ countries: [Country], by order: CountryOrder,
    completion: @escaping (_ sorted: [Country], _ listed: [Country]) -> Void
  ) {
    let action = actions.sortCountries(countries, by: order)
    action.run { [weak self] result in
      guard let self else { return }
      let sorted = result.get()
      guard let region = model.region else { return completion(sorted, sorted) }
      filter(sorted, by: region) { completion(sorted, $0) }
    }
  }

  private func filter(
    _ countries: [Country], by region: Region?, completion: @escaping ([Country]) -> Void
  ) {
    let action = actions.filterCountries(countries, by: region)
    action.run { completion($0.get()) }
  }
}

extension CountriesInteractor: CountriesInteractorInput {
  func load() {
    fill(with: actions.listCountries()) { $0.countriesDidLoad() }
  }

  func filter(by region: Region?) {
    filter(model.countries, by: region) { [weak self] listed in
      guard let self else { return }
      model.update(region: region, listed: listed)
      delegate?.countriesDidFilter()
    }
  }

  func closeRegions() {
    model.update(isChoosingRegion: false)
    delegate?.countriesDidCloseRegions()
  }

  func retry() {
    reload(self)
  }

  func retryOpening() {
    openFavourites(self)
  }
}

extension CountriesInteractor: CountriesEvents {
  @IBAction func search(_ sender: Any) {
    fill(with: actions.searchCountries(matching: searchField.text ?? "")) { $0.countriesDidFind() }
  }

  @IBAction func reload(_ sender: Any) {
    model.update(isLoading: true)
    delegate?.countriesDidBeginLoading()
    search(self)
  }

  @IBAction func sortByName(_ sender: Any) {
    reorder(by: .name)
  }

  @IBAction func sortByPopulation(_ sender: Any) {
    reorder(by: .population)
  }

  @IBAction func openCountry(_ sender: Any) {
    guard let row = list.selectedRow else { return }
    let country = model.listedCountries[row]
    model.update(selected: country)
    delegate?.countriesDidOpen(country)
  }

  @IBAction func openRegions(_ sender: Any) {
    model.update(isChoosingRegion: true)
    delegate?.countriesDidOpenRegions(selected: model.region)
  }

  @IBAction func openFavourites(_ sender: Any) {
    let action = actions.readFavourites()
    action.run { [weak self] result in
      guard let self else { return }
      switch result {
      case .success:
        model.update(selected: nil)
        delegate?.countriesDidOpenFavourites()
      case .failure(let error):
        model.update(openingFailure: error)
        delegate?.countriesDidFailToOpenFavourites()
      }
    }
  }
}

/// The data of the list of countries.
final class CountriesModel: @MainActor CountriesModelUpdating {
  private(set) var countries: [Country] = []
  private(set) var listedCountries: [Country] = []
  private(set) var region: Region?
  private(set) var isChoosingRegion = false
  private(set) var order = CountryOrder.byName
  private(set) var isLoading = true
  private(set) var failure: (any Error)?
  private(set) var openingFailure: (any Error)?

  private var selectedCountry: Country?

  var selectedRow: Int? {
    listedCountries.firstIndex { $0.code == selectedCountry?.code }
  }

  func update(countries: [Country], listed: [Country]) {
    self.countries = countries
    listedCountries = listed
    isLoading = false
  }

  func update(countries: [Country], listed: [Country], order: CountryOrder) {
    self.countries = countries
    listedCountries = listed
    self.order = order
  }

  func update(region: Region?, listed: [Country]) {
    self.region = region
    listedCountries = listed
    isChoosingRegion = false
  }

  func update(isChoosingRegion: Bool) {
    self.isChoosingRegion = isChoosingRegion
  }

  func update(selected country: Country?) {
    selectedCountry = country
    openingFailure = nil
  }

  func update(isLoading: Bool) {
    self.isLoading = isLoading
  }

  func update(failure: any Error) {
    self.failure = failure
    isLoading = false
  }

  func update(openingFailure: any Error) {
    self.openingFailure = openingFailure
  }
}

/// Formats the list of countries.
final class CountriesViewModel {
  @Outlet var list: any ListDisplay
  @Outlet var summary: any TextDisplay
  @Outlet var retryButton: any HideableDisplay
  @Outlet var spinner: any ActivityDisplay
  @Outlet var nameButton: any TitleDisplay
  @Outlet var populationButton: any TitleDisplay
  @Outlet var regionButton: any ButtonDisplay

  var model: (any CountriesModelReading)!
  var alert: (any FailureDisplay)!

  private func showList() {
    list.rows = model.listedCountries.map(row)
    list.selectedRow = model.selectedRow
  }

  private func showSummary() {
    let count = model.listedCountries.count
    let reason = model.failure?.message
    summary.text = strings.summary(count, "countries", reason: reason)
    retryButton.isHidden = reason == nil
  }

  private func showOrder() {
    let order = model.order
    nameButton.title = title(.name, in: order)
    populationButton.title = title(.population, in: order)
  }

  private func showRegion() {
    regionButton.title = strings.filter(region: model.region?.rawValue)
    regionButton.isEnabled = !model.isChoosingRegion
  }

  private func title(_ key: CountryOrder.Key, in order: CountryOrder) -> String {
    let isAscending = key == order.key ? order.direction == .ascending : nil
    return strings.order(key == .name ? "order.name" : "order.population", isAscending: isAscending)
  }

  private func row(_ country: Country) -> Row {
    let detail = strings.country(
      capital: country.capital, dissolved: country.dissolved, population: country.population)
    return Row(title: country.name, detail: detail)
  }
}

extension CountriesViewModel: CountriesViewModelInput {
  func refresh(_ part: CountriesPart) {
    switch part {
    case .everything:
      showList()
      showSummary()
      showOrder()
      spinner.isActive = model.isLoading
    case .list:
      showList()
      showSummary()
      spinner.isActive = model.isLoading
    case .order:
      showList()
      showOrder()
    case .region:
      showRegion()
    case .filter:
      // What has not been loaded yet cannot be filtered either.
      if !model.countries.isEmpty {
        showList()
        showSummary()
      }
      showRegion()
    case .selectedRow:
      list.selectedRow = model.selectedRow
    case .progress:
      spinner.isActive = model.isLoading
    case .failure:
      alert.reason = model.failure?.message
      showSummary()
      spinner.isActive = model.isLoading
    case .openingFailure:
      alert.reason = model.openingFailure?.message
    }
  }
}
