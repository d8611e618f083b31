/// An object that stands for another, under whose name it appears in a trace.
public protocol Proxy {
  /// The object that it stands for.
  var original: Any { get }
}
