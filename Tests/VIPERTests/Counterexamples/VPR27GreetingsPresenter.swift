@testable import VIPER

/// Cannot be run without the screen itself.
private final class GreetingsPresenter {
  weak var view: CountriesViewController?

  func greeted(_ greeting: String) {
    view?.showSummary(greeting)
  }
}
