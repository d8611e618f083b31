import HeadlessUI
import Observing
import Playing
import Specification
import SwiftIO
import Tracing

/// The Swift-IO app under the name of another pattern, so that comparisons can be tested without that pattern's app.
struct StandIn: Architecture {
  /// A difference from the Swift-IO app.
  enum Fault {
    case otherTitle, noScreen
  }

  let pattern: Pattern
  var fault: Fault?
  private let original = SwiftIOArchitecture()

  init(_ pattern: Pattern, _ fault: Fault? = nil) {
    self.pattern = pattern
    self.fault = fault
  }

  var steps: [String] {
    ["the view tells the interactor", "the interactor tells the view"]
  }

  var note: String { "These steps are made up." }

  var observerTypes: [any Observer.Type] { original.observerTypes }

  func launch(
    in window: UIWindow, environment: Environment, observedBy observers: Observers?
  ) -> AnyObject {
    let app = original.launch(in: window, environment: environment, observedBy: observers)
    guard observers != nil else { return app }
    switch fault {
    case .otherTitle:
      let navigation = window.rootViewController as? UINavigationController
      navigation?.viewControllers.first?.navigationItem.title = "Lands"
    case .noScreen:
      window.rootViewController = nil
    case nil:
      break
    }
    return app
  }

  func role(of object: AnyObject) -> Role? { original.role(of: object) }
}
