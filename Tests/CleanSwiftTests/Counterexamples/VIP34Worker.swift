@testable import CleanSwift

/// Can work for one interactor only.
private final class FetchAgainWorker {
  func fetchAgain(for interactor: CountriesInteractor) {
    interactor.fetch(request: ListCountries.Fetch.Request())
  }
}
