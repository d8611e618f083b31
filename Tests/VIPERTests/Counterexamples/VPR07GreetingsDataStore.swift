@testable import VIPER

/// Empties the list that it is given, which is for an interactor to decide.
private final class GreetingsDataStore {
  private var list = CountryList()

  func put(_ list: CountryList) {
    self.list = list
    self.list.countries = []
  }
}
