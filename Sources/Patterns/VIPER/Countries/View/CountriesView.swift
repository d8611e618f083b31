/// The content of a list of countries.
protocol CountriesView: AnyObject {
  func showCountries(_ countries: [Row], selectedRow: Int?)
  func showSelection(row: Int?)
  func showSummary(_ text: String)
  func showSorting(_ sorting: SortingContent)
  func showLoading(_ isLoading: Bool)
}

/// The titles of the orders that the user can choose.
struct SortingContent: Equatable {
  let byName: String
  let byPopulation: String
}
