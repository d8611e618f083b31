import HeadlessUI

@testable import VIPER

/// Empties the list on its way out.
private final class GreetingViewController: UIViewController {
  private weak var store: (any DataStore)?

  func clear() {
    store?.put(CountryList())
  }
}
