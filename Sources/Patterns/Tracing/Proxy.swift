/// An object in front of another, which appears in traces under the other's name.
public protocol Proxy {
  /// The other object.
  var original: Any { get }
}
