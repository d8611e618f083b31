import HeadlessUI
package import Tracing

extension [any Observer.Type] {
  /// Returns the role of an object: that of the first boundary whose protocol the object conforms to. Controllers and
  /// views have fixed roles.
  @MainActor package func role(of object: AnyObject) -> Role? {
    switch object {
    case is UIView, is UIBarButtonItem, is UIAlertController: .view
    case is UIViewController: .viewController
    default: roleBehindBoundary(of: object)
    }
  }

  /// Returns the role of an object by its boundary. The casts are slow, so they are tried only once for each class.
  @MainActor private func roleBehindBoundary(of object: AnyObject) -> Role? {
    let question = RoleQuestion(
      kind: ObjectIdentifier(type(of: object)), observers: map { ObjectIdentifier($0) })
    if let known = knownRoles[question] { return known }
    let role = first { $0.observes(object) }?.role
    knownRoles[question] = .some(role)
    return role
  }
}

/// The key of a known role: a class, and the observers of an app's boundaries.
private struct RoleQuestion: Hashable {
  let kind: ObjectIdentifier
  let observers: [ObjectIdentifier]
}

@MainActor private var knownRoles: [RoleQuestion: Role?] = [:]
