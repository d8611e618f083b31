/// A way in which code moves the user to another screen.
public enum Navigation: Sendable {
  /// A change of a navigation controller's stack; a segue that is performed.
  case stack, segue
  /// A controller that is shown or presented, which may be an alert; a presented controller that is dismissed.
  case presentation, dismissal
  /// An assignment to the controllers of another object, such as a window's root.
  case assignment
}

extension Code.Node {
  /// The way in which a call, or the target of an assignment, moves the user to another screen; nil if it does not.
  public var navigation: Navigation? {
    let labels = expression.labels
    switch (expression.kind, expression.name) {
    case (.call, "pushViewController"), (.call, "popViewController"), (.call, "popToViewController"),
      (.call, "popToRootViewController"), (.call, "setViewControllers"):
      return .stack
    case (.call, "performSegue"): return .segue
    case (.call, "show"), (.call, "showDetailViewController"):
      return labels == ["", "sender"] ? .presentation : nil
    case (.call, "present"): return labels.starts(with: ["", "animated"]) ? .presentation : nil
    case (.call, "dismiss"): return labels.first == "animated" ? .dismissal : nil
    case (.name, "rootViewController"), (.name, "viewControllers"):
      return expression.part == .target && expression.base != nil ? .assignment : nil
    default: return nil
    }
  }
}
