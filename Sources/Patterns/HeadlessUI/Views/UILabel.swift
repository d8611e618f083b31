/// Text that the user can read but not change.
open class UILabel: UIView {
  /// The text, or nil for none; a label without text takes no line.
  open var text: String? {
    didSet { changed("text", to: text as Any) }
  }

  /// The number of lines that the text may take before it is cut; 0 for as many as it needs.
  open var numberOfLines = 1
}
