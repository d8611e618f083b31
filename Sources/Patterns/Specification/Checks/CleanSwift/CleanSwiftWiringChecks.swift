public import Stories
import Tracing

extension Check {
  static let oneCycleAScene = Check("VIP-01") { evidence in
    let neighbours: [(role: Role, next: Role, model: String)] = [
      (.viewController, .interactor, "Request"), (.interactor, .presenter, "Response"),
      (.presenter, .viewController, "ViewModel"),
    ]
    return neighbours.flatMap { role, next, model -> [Violation] in
      let types = evidence.types.filter { $0.role == role && !$0.name.hasPrefix("UI") }
      guard !types.isEmpty else {
        return [Violation.unshown("VIP-01", "There is no \(role.rawValue) among the types.")]
      }
      return types.compactMap { type in
        // A closure that takes the next part's model leads there as well.
        let fields = type.fields.filter {
          $0.type.contains(next.rawValue.replacing(" ", with: "")) || $0.type.contains(".\(model)) ->")
        }
        guard fields.count != 1 else { return nil }
        let names = fields.map { "'\($0.name)'" }.joined(separator: ", ")
        return Violation(
          "VIP-01",
          "\(role.rawValue) → \(next.rawValue): \(type.name) has \(fields.count) ways to the next part of its cycle"
            + (names.isEmpty ? "." : ": \(names)."))
      }
    }
  }

  static let controllerCallsConfigurator = Check("VIP-21") { evidence in
    evidence.judgeTraces(
      "VIP-21", of: "a view controller being made",
      where: { $0.receiver.role == .viewController && $0.kind == .creation }
    ) { trace, creations in
      creations.filter { creation in
        !trace.messages.contains {
          $0.configures && $0.sender == creation.receiver && $0.parent == creation.number
        }
      }.map { creation in
        Violation(
          "VIP-21",
          "View Controller → Configurator: \(creation.receiver.object) does not call its Configurator as it is made "
            + "(\(trace.story), message \(creation.number)).")
      }
    }
  }

  static let wiringPrecedesEvents = judgeWiring("VIP-22") { trace, wiring in
    let parts = [wiring.viewController, wiring.interactor, wiring.presenter, wiring.router].compactMap(\.self)
    return parts.filter(\.leavesConnectionOpen).map { part in
      "\(part.parties): \(wiring.call.receiver.object) leaves a connection of \(part.receiver.object) open "
        + "(\(part.payload.summary())), and events can come."
    }
  }

  static let configuratorConnects = judgeWiring("VIP-31") { trace, wiring in
    let parts = [("Interactor", wiring.output, wiring.interactor), ("Router", wiring.route, wiring.router)]
    return parts.filter { $0.1 != nil && $0.2 == nil }.map { name, _, _ in
      "Configurator → \(name): \(wiring.call.sender.object) had its \(name) before its Configurator was called."
    }
  }

  static let sceneIsWiredOnce = Check("VIP-33") { evidence in
    evidence.judgeConnections("VIP-33") { trace, calls in
      let again = Dictionary(grouping: calls.filter { $0.sender.role == .viewController }, by: \.sender)
        .filter { $0.value.count > 1 }.keys.map { controller in
          "View Controller → Configurator: \(controller.object) is connected more than once."
        }
      let parts = trace.messages.filter { $0.kind == .connection && $0.receiver.role != .viewController }
      let shared = Dictionary(grouping: parts, by: \.receiver).filter { $0.value.count > 1 }.keys.map {
        part in
        "Configurator → \(part.role.rawValue): \(part.object) is a part of more than one scene."
      }
      return (again + shared).sorted().map { Violation("VIP-33", $0) }
    }
  }

  static let configuratorInjects = Check("VIP-35") { evidence in
    guard evidence.traces.contains(where: { $0.messages.contains { $0.dependencies != nil } }) else {
      return [Violation.unshown("VIP-35", "No trace shows what an Interactor is given to work with.")]
    }
    return injections.violations(in: evidence)
  }

  private static let injections = judgeWiring("VIP-35") { trace, wiring in
    guard let interactor = wiring.interactor, interactor.dependencies?.text == "nil" else { return [] }
    return [
      "Configurator → Interactor: \(interactor.receiver.object) is given nothing to work with, and helps itself."
    ]
  }

  private static func judgeWiring(
    _ rule: String, _ faults: @escaping @Sendable (TraceDocument, Wiring) -> [String]
  ) -> Check {
    Check(rule) { evidence in
      evidence.judgeConnections(rule) { trace, calls in
        calls.flatMap { faults(trace, Wiring($0, in: trace)) }.map { Violation(rule, $0) }
      }
    }
  }
}

extension Evidence {
  /// What `body` finds wrong in the calls of configurators, whose connections the traces have to show.
  fileprivate func judgeConnections(
    _ rule: String, _ body: (TraceDocument, [Message]) -> [Violation]
  ) -> [Violation] {
    guard traces.contains(where: { $0.messages.contains { $0.kind == .connection } }) else {
      return [Violation.unshown(rule, "No trace shows what a Configurator connects.")]
    }
    return judgeTraces(rule, of: "a configurator being called", where: \.configures, body)
  }
}

/// What was seen of one call of a configurator.
private struct Wiring {
  let call: Message
  let viewController: Message?
  let interactor: Message?
  let presenter: Message?
  let router: Message?

  init(_ call: Message, in trace: TraceDocument) {
    self.call = call
    func connection(_ role: Role) -> Message? {
      trace.messages.first { $0.parent == call.number && $0.kind == .connection && $0.receiver.role == role }
    }
    viewController = connection(.viewController)
    interactor = connection(.interactor)
    presenter = connection(.presenter)
    router = connection(.router)
  }

  /// What the view controller's output was connected to, or nil.
  var output: String? { connection("output") }

  /// What the view controller's router was, or nil.
  var route: String? { connection("router") }

  private func connection(_ label: String) -> String? {
    let connection = viewController?.payload.children.first { $0.label == label }
    return connection?.text == "nil" ? nil : connection?.type
  }
}

extension Message {
  /// Whether it asks a configurator to connect a scene.
  fileprivate var configures: Bool {
    receiver.role == .configurator && kind == .call
  }

  /// What an interactor was given to work with, where it was connected.
  fileprivate var dependencies: Payload? {
    guard kind == .connection, receiver.role == .interactor else { return nil }
    return payload.children.first { $0.label == "dependencies" }
  }

  /// Whether a part was left without something that it is connected to; what it works with is the matter of
  /// VIP-35.
  fileprivate var leavesConnectionOpen: Bool {
    payload.text == "nil" || payload.children.contains { $0.text == "nil" && $0.label != "dependencies" }
  }
}
