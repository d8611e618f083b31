/// What a list of countries can be given to show.
protocol CountriesView: AnyObject {
  func show(_ countries: [CountryContent], openedRow: Int?)
  func showOpened(row: Int?)
  func show(summary: String)
  func show(_ sorting: SortingContent)
  /// Nothing is under way any more.
  func showRest()
  func show(failure: String)
}

/// What stands in a row.
struct CountryContent: Equatable {
  let name: String
  let facts: String
}

/// What tells how the list is sorted.
struct SortingContent: Equatable {
  let byName: String
  let byPopulation: String
}
