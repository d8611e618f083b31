@testable import MVVMFC

/// A line of any list, but only for the view model of the countries.
private struct Line {
  let list: any CountriesViewModelType

  var text: String { list.summaryText }
}
