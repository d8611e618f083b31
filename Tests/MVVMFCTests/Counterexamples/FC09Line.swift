@testable import MVVMFC

/// A line for whatever is listed, provided that it is a country.
private struct Line {
  let item: CountryItem

  var text: String { "\(item.title), \(item.detail)" }
}
