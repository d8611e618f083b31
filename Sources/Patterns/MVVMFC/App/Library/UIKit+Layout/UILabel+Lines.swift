public import HeadlessUI

extension UILabel {
  /// Creates a label that takes as many lines as its text needs.
  public static func multiline() -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    return label
  }
}
