/// Values in the order in which they were first seen, each once; a document names a value by its place.
public struct ValueTable<Value: Hashable> {
  /// The values.
  public private(set) var values: [Value]
  private var places: [Value: Int]

  /// Creates a table that begins with some values.
  public init(_ values: [Value] = []) {
    self.values = values
    places = Dictionary(uniqueKeysWithValues: values.enumerated().map { ($1, $0) })
  }

  /// Returns the place of a value, which is added if it is new.
  public mutating func place(of value: Value) -> Int {
    if let place = places[value] { return place }
    places[value] = values.count
    values.append(value)
    return values.count - 1
  }
}
