@testable import MVVMFC

/// A line of a list, which depends on the view model of the countries.
private struct Line {
  let list: any CountriesViewModelType

  var text: String { list.summaryText }
}
