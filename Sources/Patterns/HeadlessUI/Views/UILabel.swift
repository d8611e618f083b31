/// Text that a person reads and cannot change.
open class UILabel: UIView {
  /// The text, or nil for none; a label without text takes no line.
  open var text: String? {
    didSet { changed("text", to: text as Any) }
  }

  /// How many lines the text may take before it is cut; 0 for as many as it needs.
  open var numberOfLines = 1
}
