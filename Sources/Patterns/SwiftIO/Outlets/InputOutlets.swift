/// A field that a person typed in.
protocol TextInput: AnyObject {
  var text: String? { get }
}

/// A list in which a person picked a row.
protocol RowInput: AnyObject {
  var selectedRow: Int? { get }
}
