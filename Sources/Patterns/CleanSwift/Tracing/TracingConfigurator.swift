import HeadlessUI
import Stories
import Tracing

/// The boundary from a view controller that is being made to its configurator, watched.
///
/// A configurator makes parts and sets their properties, which crosses no boundary that a decorator could stand
/// on. So the parts are looked at before its call and after: those that the view controller did not have before
/// were connected during the call, to what they refer to afterwards.
final class TracingConfigurator<ViewController: UIViewController>: Configuring {
  private let target: any Configuring<ViewController>
  private let trace: Trace
  private let watch: (ViewController) -> Void

  /// - Parameter watch: Puts decorators on the boundaries of the scene, once it has been connected.
  init(
    _ target: any Configuring<ViewController>, _ trace: Trace, watch: @escaping (ViewController) -> Void
  ) {
    self.target = target
    self.trace = trace
    self.watch = watch
  }

  func configure(_ viewController: ViewController, dependencies: any Dependencies) {
    let before = Wiring(of: viewController)
    let configurator = trace.participant(.configurator, target)
    trace.message(to: configurator, (viewController, dependencies)) {
      target.configure(viewController, dependencies: dependencies)
      let after = Wiring(of: viewController)
      for part in after.parts where !before.contains(part.object) {
        trace.message(to: trace.participant(part.role, part.object), part.connections, kind: .connection) {}
      }
      let connections = (output: after.output, router: after.router)
      trace.message(to: trace.participant(.viewController, viewController), connections, kind: .connection) {}
    }
    watch(viewController)
  }
}

/// What a scene's parts refer to at one moment.
private struct Wiring {
  let output: AnyObject?
  let router: AnyObject?
  let parts: [(role: Role, object: AnyObject, connections: Any)]

  init(of viewController: AnyObject) {
    output = property("output", of: viewController)
    router = property("router", of: viewController)
    var parts: [(role: Role, object: AnyObject, connections: Any)] = []
    if let interactor = output {
      let presenter = property("output", of: interactor)
      let dependencies = property("dependencies", of: interactor)
      parts.append((.interactor, interactor, (output: presenter, dependencies: dependencies)))
      if let presenter {
        parts.append((.presenter, presenter, property("output", of: presenter) as Any))
      }
    }
    if let router {
      let connections = (
        viewController: property("viewController", of: router), dataStore: property("dataStore", of: router)
      )
      parts.append((.router, router, connections))
    }
    self.parts = parts
  }

  func contains(_ part: AnyObject) -> Bool {
    parts.contains { $0.object === part }
  }
}
