/// The events of the list of countries.
protocol CountryListEventHandler: AnyObject {
  func viewDidLoad()
}

/// The content that the list of countries shows.
protocol CountryListView: AnyObject {
  func showWaiting()
  func show(_ rows: [RowContent])
  func show(summary: String)
}

/// A row of the list, ready to be shown.
struct RowContent {
  let title: String
  let detail: String
}

/// Decides what the list of countries shows.
final class CountryListPresenter: CountryListEventHandler, ListCountriesInteractorOutput {
  weak var view: (any CountryListView)?

  private let interactor: any ListCountriesInteractorInput

  init(interactor: any ListCountriesInteractorInput) {
    self.interactor = interactor
  }

  func viewDidLoad() {
    view?.showWaiting()
    interactor.listCountries()
  }

  func listed(_ countries: [CountryFacts]) {
    view?.show(countries.map { RowContent(title: $0.name, detail: $0.capital ?? "no capital") })
    view?.show(summary: "\(countries.count) countries")
  }

  func failedToList(reason: String) {
    view?.show(summary: reason)
  }
}
