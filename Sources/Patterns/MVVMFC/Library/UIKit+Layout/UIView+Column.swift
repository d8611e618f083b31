import HeadlessUI

extension UIView {
  /// Views one under the other.
  static func column(_ views: UIView...) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    return stack
  }
}
