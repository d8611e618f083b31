/// A name from which a scene cannot be made.
public struct NameError: Error, Equatable, CustomStringConvertible {
  /// One or two sentences: what is wrong with which name.
  public let description: String
}
