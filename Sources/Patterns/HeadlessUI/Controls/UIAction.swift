/// A closure with a title, for a control or a bar button.
public final class UIAction {
  /// The argument of the closure.
  public typealias Handler = (UIAction) -> Void

  /// The title.
  public let title: String
  let handler: Handler

  /// A closure under a title.
  public init(title: String = "", handler: @escaping Handler) {
    self.title = title
    self.handler = handler
  }
}
