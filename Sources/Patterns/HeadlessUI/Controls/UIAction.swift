/// A closure with a title, for a control or a bar button.
public final class UIAction {
  /// The type of the closure, which takes the action itself.
  public typealias Handler = (UIAction) -> Void

  /// The title.
  public let title: String
  let handler: Handler

  /// Creates an action from a title and a closure.
  public init(title: String = "", handler: @escaping Handler) {
    self.title = title
    self.handler = handler
  }
}
