public import Foundation

/// The namespace of the two axes, as in UIKit; constraints are not modelled.
nonisolated public enum NSLayoutConstraint {
  /// The direction of a stack.
  public enum Axis: Sendable {
    /// From the leading edge to the trailing one.
    case horizontal
    /// From the top down.
    case vertical
  }
}

/// Views in a row or in a column, with space between the visible ones.
///
/// A column puts each view on separate lines. In a row, a label takes one line, whatever its `numberOfLines`: each
/// part takes the columns that its text needs, and text fields share the rest. Text that does not fit is cut; a
/// button or a field that does not fit starts the next line, so that the user can still reach it. A view that shows
/// nothing takes no space. A row cannot hold a table, a column, or a view with several subviews.
///
/// A view that was added with `addSubview` is not arranged: it has no place, since there are no frames, and is not
/// drawn. `removeFromSuperview` removes a view from the stack.
open class UIStackView: UIView {
  /// The views that the stack arranges, from left to right or from top to bottom.
  public private(set) var arrangedSubviews: [UIView] = []

  /// The direction of the stack: a row or a column.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { changed("axis", to: axis) }
  }

  /// The columns between the parts of a row, or the blank lines between the views of a column; a negative spacing
  /// counts as zero, a fraction is rounded.
  open var spacing: CGFloat = 0 {
    didSet { changed("spacing", to: spacing) }
  }

  /// Creates a row of the given views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init()
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end; a view that is already arranged moves there.
  open func addArrangedSubview(_ view: UIView) {
    arrange(view, at: arrangedSubviews.count)
  }

  /// Inserts a view before the one at an index; a view that is already arranged moves there.
  ///
  /// - Precondition: The index is not greater than the number of views that are arranged.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let last = arrangedSubviews.count
    precondition(
      (0...last).contains(stackIndex),
      "\(type(of: self)) has no place \(stackIndex) among its arranged subviews; the last is \(last).")
    arrange(view, at: stackIndex)
  }

  /// Adds a view as the last subview; the stack arranges it only if it did so before.
  open override func addSubview(_ view: UIView) {
    let index = arrangedSubviews.firstIndex { $0 === view }
    super.addSubview(view)
    if let index { arrangedSubviews.insert(view, at: index) }
  }

  override func didRemove(_ subview: UIView) {
    arrangedSubviews.removeAll { $0 === subview }
  }

  /// The spacing in whole columns or lines.
  var gap: Int { spacing > 0 ? Int(spacing.rounded()) : 0 }

  private func arrange(_ view: UIView, at index: Int) {
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
  }
}
