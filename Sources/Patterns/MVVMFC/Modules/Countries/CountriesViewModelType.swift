/// What a list of countries tells its view controller.
protocol CountriesViewModelDelegate: AnyObject {
  func loadingDidStart()
  func loadingDidFinish()
  func itemsDidChange()
  func openedIndexDidChange()
  func orderDidChange()
  func summaryDidChange()
}

/// What a list of countries shows, and what a user can do with it.
protocol CountriesViewModelType: AnyObject {
  var delegate: (any CountriesViewModelDelegate)? { get set }

  var isLoading: Bool { get }
  var items: [CountryItem] { get }
  /// The item that was opened last, or nil where it is not among the items.
  var openedIndex: Int? { get }
  var summaryText: String { get }
  /// What goes on after the summary: why the last attempt failed, or nothing where it did not.
  var failureText: String { get }
  var nameOrderText: String { get }
  var populationOrderText: String { get }

  /// Loads the countries.
  func reload()
  /// Finds the countries that match a text; what is under way is called off.
  func search(text: String)
  /// Sorts by name; a second time, the other way round.
  func sortByName()
  /// Sorts by population; a second time, the other way round.
  func sortByPopulation()
  func selectedItem(index: Int)
  func selectedFavourites()
}
