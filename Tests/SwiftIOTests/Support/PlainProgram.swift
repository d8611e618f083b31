import Catalogue
import HeadlessUI

@testable import SwiftIO

// The smallest program that keeps every rule: one scene that loads, searches and sorts. A counterexample
// overrides one method of it.

class PlainInteractor: CountriesInteractorInput, CountriesEvents {
  @Outlet var searchField: any TextInput

  var model: (any CountriesModelUpdating)!
  var actions: (any ActionFactory)!
  weak var delegate: (any CountriesInteractorDelegate)?

  private var finding: (any Action<[Country]>)?

  func load() {
    find(with: actions.listCountries()) { $0.countriesDidLoad() }
  }

  func search(_ sender: Any) {
    find(with: actions.searchCountries(matching: searchField.text ?? "")) { $0.countriesDidChange() }
  }

  func sortByName(_ sender: Any) {
    let order = model.order.reversed()
    run(actions.sortCountries(model.countries, by: order)) { [weak self] countries in
      self?.finish(countries, order) { $0.countriesDidReorder() }
    }
  }

  func find(
    with action: any Action<[Country]>, notify: @escaping (any CountriesInteractorDelegate) -> Void
  ) {
    finding?.cancel()
    finding = action
    run(action) { [weak self] countries in
      guard let self else { return }
      finish(countries, model.order, notify)
    }
  }

  func run(_ action: any Action<[Country]>, then: @escaping ([Country]) -> Void) {
    action.run { result in
      if case .success(let countries) = result { then(countries) }
    }
  }

  func finish(
    _ countries: [Country], _ order: CountryOrder, _ notify: (any CountriesInteractorDelegate) -> Void
  ) {
    model.update(countries: countries, order: order)
    delegate.map(notify)
  }

  func sortByPopulation(_ sender: Any) {}
  func openCountry(_ sender: Any) {}
  func openFavourites(_ sender: Any) {}
  func retry(_ sender: Any) {}
}

class PlainViewModel: CountriesViewModelInput {
  @Outlet var list: any ListDisplay
  @Outlet var summary: any TextDisplay
  @Outlet var nameButton: any TitleDisplay

  var model: (any CountriesModelReading)!

  func refresh(_ part: CountriesPart) {
    switch part {
    case .list: refreshList()
    case .order: refreshOrder()
    default: refreshEverything()
    }
  }

  func refreshEverything() {
    let countries = model.countries
    let order = model.order
    _ = model.failure
    show(countries)
    summary.text = "\(countries.count)"
    nameButton.title = title(order)
  }

  func refreshList() {
    let countries = model.countries
    show(countries)
    summary.text = "\(countries.count)"
  }

  func refreshOrder() {
    let countries = model.countries
    let order = model.order
    show(countries)
    nameButton.title = title(order)
  }

  func show(_ countries: [Country]) {
    list.rows = countries.map { ListRow(title: $0.name, detail: "") }
  }

  func title(_ order: CountryOrder) -> String {
    order.direction == .ascending ? "Name ↑" : "Name ↓"
  }
}

class PlainViewController: UIViewController, CountriesInteractorDelegate {
  @Outlet var interactor: any CountriesInteractorInput
  @Outlet var viewModel: any CountriesViewModelInput

  let actions: any ActionFactory

  init(actions: any ActionFactory) {
    self.actions = actions
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    wire()
    interactor.delegate = self
    interactor.load()
  }

  func wire() {
    let model = CountriesModel()
    interactor.model = model
    viewModel.model = model
    interactor.actions = actions
  }

  func countriesDidLoad() { viewModel.refresh(.everything) }
  func countriesDidChange() { viewModel.refresh(.list) }
  func countriesDidReorder() { viewModel.refresh(.order) }
  func countriesDidOpen(_ destination: CountriesDestination) {}
  func countriesDidFail() {}
}

extension SwiftIOProgram {
  /// The plain program, with other parts where they are given.
  static func plain(
    interactor: @escaping @MainActor () -> PlainInteractor = PlainInteractor.init,
    viewModel: @escaping @MainActor () -> PlainViewModel = PlainViewModel.init,
    root: @escaping (any ActionFactory) -> UIViewController = { PlainViewController(actions: $0) },
    change: (inout StoryboardScene) -> Void = { _ in }
  ) -> SwiftIOProgram {
    var scene = StoryboardScene(
      "Countries", title: "Countries",
      views: [
        .view("search", UISearchTextField.init),
        .view("summary", UILabel.init),
        .view("list", ListView.init),
      ],
      toolbarItems: [.item("byName", title: "Name")],
      objects: [
        .object("interactor", interactor),
        .object("viewModel", viewModel),
      ],
      outlets: [
        .outlet("owner", \PlainViewController.$interactor, to: "interactor"),
        .outlet("owner", \PlainViewController.$viewModel, to: "viewModel"),
        .outlet("interactor", \PlainInteractor.$searchField, to: "search"),
        .outlet("viewModel", \PlainViewModel.$list, to: "list"),
        .outlet("viewModel", \PlainViewModel.$summary, to: "summary"),
        .outlet("viewModel", \PlainViewModel.$nameButton, to: "byName"),
      ],
      actions: [
        .action("search", on: .editingChanged, to: "interactor") { (target: any CountriesEvents, sender) in
          target.search(sender)
        },
        .action("byName", to: "interactor") { (target: any CountriesEvents, sender) in
          target.sortByName(sender)
        },
      ])
    change(&scene)
    return SwiftIOProgram(scenes: [scene], makeRoot: root)
  }
}
