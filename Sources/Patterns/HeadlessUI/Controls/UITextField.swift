/// A line of text that a person types.
open class UITextField: UIControl {
  /// The text; setting it from code sends no event.
  open var text: String? = "" {
    didSet { changed("text", to: text as Any) }
  }

  /// The placeholder, shown while the field is empty; the user knows the field by it.
  open var placeholder: String?

  /// A person replaces the text, and the targets are notified once.
  func edit(_ text: String) {
    guard isEnabled else { return }
    self.text = text
    sendActions(for: .editingChanged)
  }
}

/// The text field of a search bar.
open class UISearchTextField: UITextField {}
