/// A container of the standard library, which holds what its contents hold.
package protocol StandardContainer {
  /// The types of its contents.
  static var contents: [Any.Type] { get }
}

extension Optional: StandardContainer {
  package static var contents: [Any.Type] { [Wrapped.self] }
}

extension Array: StandardContainer {
  package static var contents: [Any.Type] { [Element.self] }
}

extension Set: StandardContainer {
  package static var contents: [Any.Type] { [Element.self] }
}

extension Dictionary: StandardContainer {
  package static var contents: [Any.Type] { [Key.self, Value.self] }
}
