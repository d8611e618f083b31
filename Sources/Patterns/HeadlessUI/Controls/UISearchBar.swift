/// Receives the text that the user types into a search bar.
public protocol UISearchBarDelegate: AnyObject {
  /// Called for each change that the user makes, never for a change made by code.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
}

/// A text field for a search.
open class UISearchBar: UIView {
  /// The object that the bar notifies; not kept alive by the bar.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The field that the user types in.
  public let searchTextField = UISearchTextField()

  /// Creates a bar with an empty field.
  public override init() {
    super.init()
    addSubview(searchTextField)
    searchTextField.addTarget(self, action: UISearchBar.textDidChange, for: .editingChanged)
  }

  /// The text; setting it from code does not call the delegate.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// The placeholder, shown while the field is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  private func textDidChange(_ sender: UISearchTextField) {
    guard let delegate else { return }
    let text = sender.text ?? ""
    sendAction("searchBar(_:textDidChange:)", text, to: delegate) {
      delegate.searchBar(self, textDidChange: text)
    }
  }
}
