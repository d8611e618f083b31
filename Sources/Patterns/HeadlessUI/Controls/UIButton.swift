/// A control with a title that the user taps.
open class UIButton: UIControl {
  /// A control's state; only the normal state is modelled.
  nonisolated public enum State: Sendable {
    /// Neither disabled nor touched.
    case normal
  }

  private var title: String?

  /// The title that is shown.
  public var currentTitle: String? { title }

  /// Sets the title; a button without one is drawn empty, and can be tapped, as in UIKit.
  open func setTitle(_ title: String?, for state: State) {
    self.title = title
    changed("setTitle(_:for:)", to: title as Any)
  }
}
