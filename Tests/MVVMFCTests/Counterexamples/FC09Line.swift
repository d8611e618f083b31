@testable import MVVMFC

/// A line for whatever is listed, provided that it is countries.
private struct Line {
  let list: any CountriesViewModelType

  var text: String { list.summaryText }
}
