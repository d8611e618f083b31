@testable import CleanSwift

/// Could have nobody else display what it has made.
private final class GreetingsPresenter {
  weak var output: CleanSwift.CountriesViewController?

  func presentGreet() {
    output?.displayOpen(viewModel: .success(selectedRow: 0))
  }
}
