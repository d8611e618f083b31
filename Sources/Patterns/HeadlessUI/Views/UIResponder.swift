/// An object in the responder chain.
open class UIResponder {
  /// Creates a responder outside any chain.
  public init() {}

  /// The next object in the chain, or nil at its end.
  open var next: UIResponder? { nil }
}
