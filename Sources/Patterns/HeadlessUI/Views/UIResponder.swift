/// An object that stands in the responder chain.
open class UIResponder {
  /// A responder that stands alone.
  public init() {}

  /// The next object in the chain, or nil at its end.
  open var next: UIResponder? { nil }
}
