/// A field that the user types in.
protocol TextInput: AnyObject {
  var text: String? { get }
}

/// A list in which the user selects a row.
protocol RowInput: AnyObject {
  var selectedRow: Int? { get }
}
