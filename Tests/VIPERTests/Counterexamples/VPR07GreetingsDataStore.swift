@testable import VIPER

/// Forgets what was opened last, which is for an interactor to decide.
private final class GreetingsDataStore {
  private var list = CountryList()

  func put(_ list: CountryList) {
    self.list = list
    self.list.opened = nil
  }
}
