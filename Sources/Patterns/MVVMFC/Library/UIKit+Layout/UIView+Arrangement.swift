import Foundation
import HeadlessUI

extension UIView {
  /// Views one under the other, `spacing` lines apart.
  static func column(spacing: CGFloat = 0, _ views: UIView...) -> UIStackView {
    arrangement(.vertical, spacing, views)
  }

  /// Views side by side, `spacing` columns apart.
  static func row(spacing: CGFloat = 1, _ views: UIView...) -> UIStackView {
    arrangement(.horizontal, spacing, views)
  }

  private static func arrangement(
    _ axis: NSLayoutConstraint.Axis, _ spacing: CGFloat, _ views: [UIView]
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.spacing = spacing
    return stack
  }
}
