@testable import CleanSwift

/// Could have nobody else display what it has made.
private final class GreetingsPresenter {
  weak var output: CleanSwift.CountriesViewController?

  func presentGreet() {
    output?.displayOpenCountry(viewModel: ListCountries.OpenCountry.ViewModel(selectedRow: 0))
  }
}
