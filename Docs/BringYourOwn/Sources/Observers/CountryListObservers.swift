import Catalogue
import Observing
import Tracing

// An observer for each boundary: it records a message and passes it on.

final class CountryListEventHandlerObserver: StrongObserver<any CountryListEventHandler>,
  CountryListEventHandler
{
  override class var role: Role { .presenter }

  func viewDidLoad() {
    pass { $0.viewDidLoad() }
  }
}

final class ListCountriesInteractorInputObserver: StrongObserver<any ListCountriesInteractorInput>,
  ListCountriesInteractorInput
{
  override class var role: Role { .interactor }

  func listCountries() {
    pass { $0.listCountries() }
  }
}

final class CountryListDataStoreObserver: StrongObserver<any CountryListDataStore>, CountryListDataStore {
  override class var role: Role { .dataStore }

  func findCountries(completion: @escaping (Result<[Country], CatalogueError>) -> Void) {
    pass { $0.findCountries(completion: reply(completion)) }
  }

  func put(_ list: CountryList) {
    pass(list) { $0.put(list) }
  }
}

final class ListCountriesInteractorOutputObserver: WeakObserver<any ListCountriesInteractorOutput>,
  ListCountriesInteractorOutput
{
  override class var role: Role { .presenter }

  func listed(_ countries: [CountryFacts]) {
    pass(countries) { $0.listed(countries) }
  }

  func failedToList(reason: String) {
    pass(reason) { $0.failedToList(reason: reason) }
  }
}

final class CountryListViewObserver: WeakObserver<any CountryListView>, CountryListView {
  override class var role: Role { .viewController }

  func showWaiting() {
    pass { $0.showWaiting() }
  }

  func show(_ rows: [RowContent]) {
    pass(rows) { $0.show(rows) }
  }

  func show(summary: String) {
    pass(summary) { $0.show(summary: summary) }
  }
}
