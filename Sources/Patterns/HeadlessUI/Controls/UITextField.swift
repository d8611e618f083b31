/// A line of text that a person types.
open class UITextField: UIControl {
  /// What stands in the field; setting it from code sends no event.
  open var text: String? = "" {
    didSet { changed("text", to: text as Any) }
  }

  /// What stands in the field while it is empty; it also names the field to a person.
  open var placeholder: String?

  /// A person replaces the text, and the targets are told once.
  func edit(_ text: String) {
    guard isEnabled else { return }
    self.text = text
    sendActions(for: .editingChanged)
  }
}

/// The text field of a search bar.
open class UISearchTextField: UITextField {}
