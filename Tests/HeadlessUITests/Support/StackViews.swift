import Foundation
import HeadlessUI

/// Puts views one below the other.
func column(_ views: UIView..., spacing: Double = 0) -> UIStackView {
  let stack = UIStackView(arrangedSubviews: views)
  stack.axis = .vertical
  stack.spacing = spacing
  return stack
}

/// Puts views side by side.
func row(_ views: UIView..., spacing: Double = 1) -> UIStackView {
  row(of: views, spacing: spacing)
}

/// Puts views side by side.
func row(of views: [UIView], spacing: Double = 1) -> UIStackView {
  let stack = UIStackView(arrangedSubviews: views)
  stack.spacing = spacing
  return stack
}

/// Creates a button with or without an action.
func button(_ title: String, _ tapped: @escaping () -> Void = {}) -> UIButton {
  let button = UIButton()
  button.setTitle(title, for: .normal)
  button.addAction(UIAction { _ in tapped() }, for: .touchUpInside)
  return button
}

/// Creates an empty field.
func field(_ placeholder: String) -> UITextField {
  let field = UITextField()
  field.placeholder = placeholder
  return field
}

/// Creates an empty search bar.
func search(_ placeholder: String) -> UISearchBar {
  let bar = UISearchBar()
  bar.placeholder = placeholder
  return bar
}

/// Creates a spinner that is animating.
func spinning() -> UIActivityIndicatorView {
  let spinner = UIActivityIndicatorView()
  spinner.startAnimating()
  return spinner
}

/// Returns the texts of labels.
func texts(_ views: [UIView]) -> [String?] {
  views.map { ($0 as? UILabel)?.text }
}

/// Returns the lines that a window 40 columns wide shows between its borders, without trailing spaces.
func content(_ views: [UIView]) -> [String] {
  let controller = UIViewController()
  for view in views { controller.view.addSubview(view) }
  let lines = UIWindow(root: controller).screen(width: 40).lines
  return lines.dropFirst().dropLast().map { line in
    let text = line.dropFirst(2).dropLast(2)
    return String(text.prefix(upTo: text.lastIndex { $0 != " " }.map(text.index(after:)) ?? text.startIndex))
  }
}
