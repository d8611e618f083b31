/// Returns the object that a stored property refers to, even if a superclass declares the property; nil for none.
@MainActor public func property(_ name: String, of object: Any) -> AnyObject? {
  let mirrors = sequence(first: Mirror(reflecting: object), next: \.superclassMirror)
  let child = mirrors.lazy.flatMap(\.children).first { $0.label == name }
  guard let value = child?.value, case let object as AnyObject? = value else { return nil }
  return object
}
