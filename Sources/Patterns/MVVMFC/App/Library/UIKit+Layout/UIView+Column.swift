public import HeadlessUI

extension UIView {
  /// Creates a stack of views, one below the other.
  public static func column(_ views: UIView...) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    return stack
  }
}
