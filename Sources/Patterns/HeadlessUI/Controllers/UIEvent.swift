/// An action of the user on an element of the screen.
public struct UIEvent {
  /// The event as a method's name: `tap(_:)`, `type(_:)`.
  public let name: String
  /// The element's label, or the text that was entered.
  public let detail: String
  /// The path of the source file that contains the user's script.
  public let file: String
  /// The line in that file.
  public let line: Int
  let perform: () -> Void
}
