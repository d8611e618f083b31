/// The view of a list of countries, as its presenter knows it.
protocol CountriesView: AnyObject {
  func showCountries(_ rows: [Row], selectedRow: Int?)
  func clearSelection()
  func showSummary(_ text: String)
  func showSorting(_ sorting: SortingContent)
  func showLoading(_ isLoading: Bool)
  func showRetry(_ isOffered: Bool)
}

/// The titles of the orders that the user can choose.
struct SortingContent: Equatable {
  let byName: String
  let byPopulation: String
}
