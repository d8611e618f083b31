/// A line of text that the user types.
open class UITextField: UIControl {
  /// The text; setting it from code sends no event.
  open var text: String? = "" {
    didSet { changed("text", to: text as Any) }
  }

  /// The placeholder, shown while the field is empty, and the label of the field's element on the screen.
  open var placeholder: String?

  /// Replaces the text for the user, and notifies the targets once.
  func edit(_ text: String) {
    guard isEnabled else { return }
    self.text = text
    sendActions(for: .editingChanged)
  }
}

/// The text field of a search bar.
open class UISearchTextField: UITextField {}
