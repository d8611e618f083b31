import Checks
import Observing
import SourceModel
import Tracing

extension Check {
  static let oneCycleAScene: Check = Check("VIP-01") { evidence, report in
    let neighbours: [(role: Role, next: Role, model: String)] = [
      (.viewController, .interactor, "Request"), (.interactor, .presenter, "Response"),
      (.presenter, .viewController, "ViewModel"),
    ]
    for (role, next, model) in neighbours {
      let types = evidence.types.filter { $0.role == role && !$0.name.hasPrefix("UI") }
      for type in report.examine(types, else: "There is no \(role.rawValue) among the types.") {
        // A closure that takes the next part's model counts as a reference to that part.
        let fields = type.fields.filter {
          $0.type.contains(next.rawValue.replacing(" ", with: "")) || $0.type.contains(".\(model)) ->")
        }
        if fields.count == 1 { continue }
        let names = fields.map { "'\($0.name)'" }.joined(separator: ", ")
        report(
          "\(role.rawValue) → \(next.rawValue): \(type.name) has \(fields.count) ways to the next part of its cycle"
            + (names.isEmpty ? "." : ": \(names)."))
      }
    }
  }

  static let controllerCallsConfigurator: Check = Check("VIP-21") { evidence, report in
    for scene in report.scenes(in: evidence) where !scene.isConnectedFromTheStart {
      report(
        "View Controller → Configurator: \(scene.controller.object) has neither output nor router after its creation "
          + "(\(scene.place)); its initializer has to call its Configurator.")
    }
  }

  static let wiringPrecedesEvents: Check = Check("VIP-22") { evidence, report in
    for scene in report.scenes(in: evidence) {
      for part in scene.partsBeforeFirstEvent where part.leavesConnectionOpen {
        report(
          "Configurator → \(part.receiver.role.rawValue): a connection of \(part.receiver.object) is open "
            + "(\(part.payload.summary())) when the first event arrives (\(scene.place)).")
      }
    }
  }

  static let sceneIsWiredOnce: Check = Check("VIP-33") { evidence, report in
    for (_, connections) in report.connections(in: evidence) {
      let complete = connections.filter { !$0.leavesConnectionOpen }
      let again = Dictionary(grouping: complete, by: \.receiver).filter { $0.value.count > 1 }.keys
      let faults = again.map { part in
        part.role == .viewController
          ? "View Controller → Configurator: \(part.object) is connected more than once."
          : "Configurator → \(part.role.rawValue): \(part.object) is a part of more than one scene."
      }
      report(each: faults.sorted())
    }
    // Parts that are replaced before anything is observed appear in no trace.
    for (file, call) in evidence.furtherConfigurations {
      report(
        "View Controller → Configurator: \(file.place(call.line)), connects a scene again by \(call.name); a "
          + "View Controller calls its Configurator once, as it is created.")
    }
  }

  static let configuratorInjects: Check = Check("VIP-35") { evidence, report in
    let isShown = report.examine(
      evidence.traces.contains { $0.messages.contains { $0.dependencies != nil } },
      else: "No trace shows the dependencies of an Interactor.")
    guard isShown else { return }
    for (trace, connections) in report.connections(in: evidence) {
      for connection in connections where connection.dependencies?.text == "nil" {
        let interactor = connection.receiver
        guard trace.messages.contains(where: { $0.step == 3 && $0.sender == interactor }) else { continue }
        report(
          "Configurator → Interactor: \(interactor.object) is given no dependencies, yet it has Workers; "
            + "the Configurator may inject the object that creates them.")
      }
    }
  }
}

extension Report<Violation> {
  /// Returns the traces, each with all connections; if a view controller has none, nothing was shown.
  fileprivate mutating func connections(
    in evidence: Evidence
  ) -> [(trace: TraceDocument, connections: [Message])] {
    traces(in: evidence, showing: "the connections of a View Controller") {
      $0.kind == .connection && $0.receiver.role == .viewController
    }.map { trace, _ in (trace, trace.messages.filter { $0.kind == .connection }) }
  }

  /// Returns the scenes that were created; if no view controller has connections, nothing was shown.
  fileprivate mutating func scenes(in evidence: Evidence) -> [SceneWiring] {
    connections(in: evidence).flatMap { trace, _ in
      trace.messages.filter { $0.receiver.role == .viewController && $0.kind == .creation }
        .map { SceneWiring($0, in: trace) }
    }
  }
}

extension Evidence {
  /// The calls that connect a scene again: in each member of a view controller, the calls of configurators after the
  /// first; elsewhere, except in configurators, every call of a configurator that a view controller calls.
  fileprivate var furtherConfigurations: [(file: SourceFile, call: Code.Node)] {
    let controllers = sources.flatMap { $0.types.filter { $0.part == .viewController } }
    let configurators = Set(controllers.flatMap(\.members).nodes.compactMap(\.configurator))
    return sources.flatMap { file in
      let others = file.passages.filter { ![.viewController, .configurator].contains($0.type?.part) }
      let outside = others.flatMap(\.nodes).filter { node in
        node.kind == .call && node.configurator.map(configurators.contains) == true
      }
      let again = file.types.filter { $0.part == .viewController }.flatMap(\.members).flatMap { member in
        member.code.calls.filter { $0.configurator != nil }.dropFirst()
      }
      return (outside + again).map { (file, $0) }
    }
  }
}

extension Expression {
  /// The class of the configurator that is called, or nil.
  fileprivate var configurator: String? {
    path.map { $0.replacing("()", with: "") }.first {
      $0.hasSuffix("Configurator") && $0.first?.isUppercase == true
    }
  }
}

/// The connections of one scene, as they were found between the creation of its view controller and its first event.
private struct SceneWiring {
  let controller: Participant
  /// The story and the number of the message.
  let place: String
  /// True if the view controller had neighbours before any call of its life cycle.
  let isConnectedFromTheStart: Bool
  /// The connections that each part of the scene had when the view was loaded.
  let partsBeforeFirstEvent: [Message]

  init(_ creation: Message, in trace: TraceDocument) {
    let controller = creation.receiver
    let later = trace.messages.drop { $0.number <= creation.number }
    let start = later.prefix { !($0.kind == .lifecycle && $0.receiver == controller) }
    let beginning = later.prefix { !($0.name == "viewDidLoad()" && $0.receiver == controller) }
    self.controller = controller
    place = "\(trace.story), message \(creation.number)"
    isConnectedFromTheStart = start.contains {
      $0.kind == .connection && $0.receiver == controller && $0.payload.children.contains { $0.text != "nil" }
    }
    let connections = beginning.filter { $0.kind == .connection }
    let neighbours = Set(connections.flatMap { [$0.payload] + $0.payload.children }.map(\.type))
    let parts = connections.filter { $0.receiver == controller || neighbours.contains($0.receiver.type) }
    partsBeforeFirstEvent = Dictionary(parts.map { ($0.receiver, $0) }) { $1 }.values
      .sorted { $0.number < $1.number }
  }
}

extension Message {
  /// The dependencies in the connections of an interactor.
  fileprivate var dependencies: Payload? {
    guard kind == .connection, receiver.role == .interactor else { return nil }
    return payload.children.first { $0.label == "dependencies" }
  }

  /// True if a part lacks a neighbour. VIP-35 covers the dependencies of an interactor.
  fileprivate var leavesConnectionOpen: Bool {
    payload.text == "nil" || payload.children.contains { $0.text == "nil" && $0.label != "dependencies" }
  }
}
