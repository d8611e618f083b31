public import Stories
import Tracing

extension Check {
  static let factoryCreatesModule = Check("FC-15") { evidence in
    evidence.judgeTraces(
      "FC-15", of: "a factory creating a module",
      where: { $0.kind == .connection && $0.sender.role == .factory && $0.receiver.role == .viewController }
    ) { trace, _ in
      let modules = trace.modules
      // What the application puts together itself is the matter of FC-21, and what a view controller or a view
      // model shows itself that of FC-46.
      let foreign = modules.filter { $0.viewController.sender.role == .flowController }.map { module in
        "\(module.viewController.quotation(in: trace)): no Factory was seen to create what the Flow Controller "
          + "shows: it was put together there, or its Factory was used past those that are handed on."
      }
      let incomplete = modules.filter { $0.viewController.sender.role == .factory }.flatMap { module in
        module.gaps.map { gap in "\(gap) (\(trace.story), message \(module.viewController.number))." }
      }
      let shared = Dictionary(grouping: modules.flatMap(\.parts), by: \.receiver)
        .filter { $0.value.count > 1 }.keys.map { part in
          "Factory → \(part.role.rawValue): \(part.object) is a part of more than one module (\(trace.story))."
        }
      return (foreign + incomplete + shared.sorted()).map { Violation("FC-15", $0) }
    }
  }

  static let pushInPushes = transition("FC-17", "pushIn", by: "pushViewController") { _, _, shows in
    if shows.count == 1 { return nil }
    return shows.isEmpty ? "pushes nothing" : "pushes \(shows.count) times"
  }

  static let showInPresents = Check("FC-18") { evidence in
    let faults = transition("FC-18", "showIn", by: "present") { trace, call, shows in
      if shows.count > 1 { return "presents \(shows.count) times" }
      // A screen that is out of sight presents nothing, nor does one that presents something already.
      return shows.isEmpty && trace.canPresent(at: call) ? "presents nothing" : nil
    }.violations(in: evidence)
    guard faults.isEmpty, !evidence.traces.contains(where: \.showsModally) else { return faults }
    return [
      Violation.unshown("FC-18", "Factory → Navigation: no showIn of a Factory was seen to present anything.")
    ]
  }

  static let rootInMakesRoot = transition("FC-19", "rootIn", by: "setViewControllers") { _, _, shows in
    guard shows.count == 1 else {
      return shows.isEmpty ? "makes nothing the root" : "exchanges the stack \(shows.count) times"
    }
    let count = shows.first?.payload.count ?? 0
    return count == 1 ? nil : "puts \(count) screens in the stack and not one"
  }

  /// A factory method makes one transition, to what it has created.
  ///
  /// - Parameter fault: What is wrong with the transitions that are of the right kind, or nil.
  private static func transition(
    _ rule: String, _ method: String, by name: String,
    _ fault: @escaping @Sendable (TraceDocument, Message, [Message]) -> String?
  ) -> Check {
    Check(rule) { evidence in
      evidence.judgeTraces(
        rule, of: "a call of \(method)", where: { $0.usesFactory && $0.baseName == method }
      ) {
        trace, calls in
        let modules = trace.modules
        return calls.flatMap { call in
          let all = trace.sent(during: call).filter(\.navigates)
          let shows = all.filter { $0.baseName == name }
          let others = all.filter { $0.baseName != name }.map { "calls \($0.baseName) and not \(name)" }
          let own = modules.map(\.viewController).filter { trace.is($0, within: call) }.map(\.receiver.type)
          let old = shows.flatMap(\.payload.controllers).filter { !$0.isAlert && !own.contains($0.type) }
            .map { "calls \(name) with a \($0.type) that it has not created" }
          let faults = others.isEmpty ? [fault(trace, call, shows)].compactMap(\.self) : others
          return (faults + old).map { fault in
            Violation(
              rule,
              "Factory → Navigation: \(method) of \(call.receiver.object) \(fault): "
                + "\(call.quotation(in: trace)).")
          }
        }
      }
    }
  }

  static let dependenciesArePassedOn = Check("FC-48") { evidence in
    evidence.judgeTraces(
      "FC-48", of: "a flow controller giving a factory a dependency manager",
      where: { $0.usesFactory && $0.sender.role == .flowController && $0.dependencyManager != nil }
    ) { trace, _ in
      trace.launches.flatMap { _, messages in
        let calls = messages.filter(\.usesFactory)
        let manager = calls.first?.dependencyManager
        return calls.filter { $0.sender.role == .flowController && $0.dependencyManager != manager }.map {
          call in
          Violation(
            "FC-48",
            "\(call.quotation(in: trace)): the Factory is given \(call.dependencyManager ?? "nothing"), and not the "
              + "app's Dependency Manager, \(manager ?? "of which there is none").")
        }
      }
    }
  }
}

extension MVVMFCModule {
  /// What a factory has left out.
  fileprivate var gaps: [String] {
    let controller = viewController.receiver
    guard let viewModel else { return ["Factory → View Controller: \(controller.object) has no View Model"] }
    // A view model that leads nowhere has no flow controller.
    guard let flowController else { return [] }
    let neighbours = [
      (viewController, viewModel.receiver), (viewModel, flowController.receiver),
      (flowController, controller),
    ]
    return neighbours.filter { $0.payload.type != $1.type }.map { part, neighbour in
      "Factory → \(part.receiver.role.rawValue): \(part.receiver.object) is not connected to its "
        + "\(neighbour.role.rawValue)"
    }
  }
}

extension TraceDocument {
  /// Whether a factory was seen to present something.
  fileprivate var showsModally: Bool {
    messages.contains { show in
      show.navigates && show.baseName == "present" && parent(of: show)?.baseName == "showIn"
    }
  }

  /// Whether what calls a factory has its screen in sight, and nothing over it.
  fileprivate func canPresent(at call: Message) -> Bool {
    let module = modules.last {
      $0.flowController?.receiver == call.sender && $0.viewController.number < call.number
    }
    guard let screen = module?.viewController.receiver else { return true }
    let before = messages.prefix(call.number - 1)
    let appearance = before.last { $0.kind == .lifecycle && $0.receiver == screen }
    let modal = before.last { $0.navigates && ["present", "dismiss"].contains($0.baseName) }
    return appearance?.baseName == "viewDidAppear" && modal?.baseName != "present"
  }
}

extension Message {
  /// The name of the dependency manager that a factory is given, or nil.
  fileprivate var dependencyManager: String? {
    (payload.children.last { $0.label == "dependencies" } ?? payload).text
  }
}

extension Payload {
  /// The view controllers that a transition leads to.
  fileprivate var controllers: [Payload] {
    if self == .none { return [] }
    return count == nil ? [self] : children
  }
}
