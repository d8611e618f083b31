import Checks
import SourceModel
import Tracing

extension Check {
  static let factoryCreatesModule: Check = Check("FC-15", onStaticCalls: true) { evidence, report in
    let traces = report.traces(in: evidence, showing: "a factory creating a module") {
      $0.kind == .connection && $0.sender.role == .factory && $0.receiver.role == .viewController
    }
    for (trace, _) in traces {
      // FC-21 covers screens that the application assembles itself, FC-46 those that a view controller or a view model
      // shows.
      for show in trace.messages where trace.isAssembledByFlowController(show) {
        report(show, in: trace, "the Flow Controller assembles what it shows; a Factory should create it.")
      }
      for module in trace.modules where module.viewController.sender.role == .factory {
        report(
          each: module.gaps.map { "\($0) (\(trace.story), message \(module.viewController.number))." })
      }
      let shared = Dictionary(grouping: trace.modules.flatMap(\.parts), by: \.receiver)
        .filter { $0.value.count > 1 }.keys.map { part in
          "Factory → \(part.role.rawValue): \(part.object) is a part of more than one module (\(trace.story))."
        }
      report(each: shared.sorted())
    }
  }

  static let pushInPushes: Check = Check("FC-17", onStaticCalls: true) { evidence, report in
    reportTransitions(in: evidence, of: "pushIn", by: "pushViewController", &report) { shows in
      if shows.count == 1 { return nil }
      return shows.isEmpty ? "pushes nothing" : "pushes \(shows.count) times"
    }
  }

  static let showInPresents: Check = Check("FC-18", onStaticCalls: true) { evidence, report in
    reportTransitions(in: evidence, of: "showIn", by: "present", &report) { shows in
      shows.count > 1 ? "presents \(shows.count) times" : nil
    }
    // A call that presents nothing leaves no trace. But a failure has to be shown, unless the screen is out of sight or
    // already presents something.
    for trace in evidence.traces {
      for failure in trace.messages
      where failure.reportsFailure && !trace.navigates(during: failure) && trace.canPresent(at: failure) {
        report("Factory → Navigation: showIn presents nothing after \(failure.quotation(in: trace)).")
      }
      for show in trace.messages where trace.disturbsTransition(show) {
        report(show, in: trace, "showIn presents something while screens are changing.")
      }
    }
    if report.findings.isEmpty {
      report.examine(
        evidence.traces.contains(where: \.showsModally),
        else: "Factory → Navigation: no showIn of a Factory was seen to present anything.")
    }
  }

  static let rootInMakesRoot: Check = Check("FC-19", onStaticCalls: true) { evidence, report in
    reportTransitions(in: evidence, of: "rootIn", by: "setViewControllers", &report) { shows in
      guard shows.count == 1 else {
        return shows.isEmpty ? "makes nothing the root" : "replaces the stack \(shows.count) times"
      }
      let count = shows.first?.payload.count ?? 0
      return count == 1 ? nil : "puts \(count) screens in the stack instead of one"
    }
  }

  /// Finds the calls of a factory method that make transitions of another kind, or to a screen that it has not created.
  ///
  /// - Parameter fault: Returns the fault of the transitions of the right kind, such as a wrong number of them, or nil.
  private static func reportTransitions(
    in evidence: Evidence, of method: String, by name: String, _ report: inout Report<Violation>,
    fault: ([Message]) -> String?
  ) {
    let traces = report.traces(in: evidence, showing: "a call of \(method)") {
      $0.usesFactory && $0.baseName == method
    }
    for (trace, calls) in traces {
      let created = trace.modules.map(\.viewController)
      for call in calls {
        let all = trace.sent(during: call).filter(\.navigates)
        let shows = all.filter { $0.baseName == name }
        let others = all.filter { $0.baseName != name }.map { "calls \($0.baseName) and not \(name)" }
        let own = created.filter { trace.is($0, within: call) }.map(\.receiver.type)
        let old = shows.flatMap(\.payload.controllers).filter {
          !($0.isAlert || own.contains($0.type) || $0.isContainer && !own.isEmpty)
        }
        .map { "calls \(name) with a \($0.type) that it has not created" }
        let faults = others.isEmpty ? [fault(shows)].compactMap(\.self) : others
        for fault in faults + old {
          report(
            "Factory → Navigation: \(method) of \(call.receiver.object) \(fault): \(call.quotation(in: trace))."
          )
        }
      }
    }
  }

  static let dependenciesArePassedOn: Check = Check("FC-48", onStaticCalls: true) { evidence, report in
    let uses = evidence.traces.map { trace in (trace: trace, uses: trace.usesOfManager) }
    report.examine(
      uses.contains { !$0.uses.isEmpty },
      else: "No trace shows a module, opened by a flow controller, that uses its dependencies.")
    for (trace, uses) in uses where !uses.isEmpty {
      for (_, messages) in trace.launches {
        guard let manager = messages.first(where: { $0.receiver.role == .dependencyManager })?.receiver
        else { continue }
        for (use, call) in uses where messages.contains(use) && use.receiver != manager {
          report(
            call, in: trace,
            "the module has \(use.receiver.object), and not the app's Dependency Manager, \(manager.object).")
        }
      }
    }
    for trace in evidence.traces {
      for call in trace.modulesWithForeignServices {
        report(
          call, in: trace,
          "the module uses services, and the factory has read none from the app's Dependency Manager.")
      }
    }
  }
}

extension MVVMFCModule {
  /// The connections that a factory left out.
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
  /// True if a factory was seen to present something.
  fileprivate var showsModally: Bool {
    messages.contains { show in
      show.navigates && show.baseName == "present" && parent(of: show)?.baseName == "showIn"
    }
  }

  /// The uses of a dependency manager in modules that a factory creates for flow controllers, each with the call of the
  /// factory.
  fileprivate var usesOfManager: [(use: Message, call: Message)] {
    messages.filter { $0.receiver.role == .dependencyManager }.compactMap { use in
      guard let call = parent(of: use), call.usesFactory, call.sender.role == .flowController else {
        return nil
      }
      return (use, call)
    }
  }

  /// The calls with which flow controllers open a module whose view model uses services, though its factory has read
  /// nothing from an observed dependency manager.
  fileprivate var modulesWithForeignServices: [Message] {
    let services: Set<Role> = [.service, .useCase, .apiSession, .catalogue, .favourites]
    return modules.compactMap { module in
      guard let viewModel = module.viewModel?.receiver, let call = parent(of: module.viewController),
        call.usesFactory, call.sender.role == .flowController,
        !messages.contains(where: { $0.receiver.role == .dependencyManager && parent(of: $0) == call })
      else { return nil }
      let isUsed = messages.contains { request in
        services.contains(request.receiver.role)
          && messages.contains { $0.receiver == viewModel && self.is(request, within: $0) }
      }
      return isUsed ? call : nil
    }
  }

  /// Returns true if a flow controller shows a screen without having asked a factory for it, in the same action or in
  /// the one whose completion it waited for; or if it has made more modules meanwhile than it has asked for.
  fileprivate func isAssembledByFlowController(_ show: Message) -> Bool {
    guard show.navigates, show.sender.role == .flowController, !show.payload.controllers.isEmpty,
      let action = parent(of: show)
    else { return false }
    let actions = Array(sequence(first: action, next: beginning(of:)))
    let requests = actions.flatMap { sent(during: $0) }.filter(\.usesFactory)
    let found = modules.map(\.viewController).filter { module in
      module.sender == show.sender && actions.contains { self.is(module, within: $0) }
    }
    return requests.isEmpty || found.count > requests.count
  }

  /// Returns true if anything is shown or left during a message.
  fileprivate func navigates(during message: Message) -> Bool {
    messages.contains { $0.navigates && self.is($0, within: message) }
  }

  /// Returns true if a flow controller's screen is in sight, with nothing over it.
  fileprivate func canPresent(at call: Message) -> Bool {
    let module = modules.last {
      $0.flowController?.receiver == call.receiver && $0.viewController.number < call.number
    }
    guard let screen = module?.viewController.receiver else { return true }
    let before = messages.prefix(call.number - 1)
    let appearance = before.last { $0.kind == .lifecycle && $0.receiver == screen }
    let modal = before.last { $0.navigates && ["present", "dismiss"].contains($0.baseName) }
    return appearance?.baseName == "viewDidAppear" && modal?.baseName != "present"
      && !isInTransition(at: call)
  }

  /// Returns true if a change of screens is under way: the next thing that the user can do is to wait for its end.
  fileprivate func isInTransition(at message: Message) -> Bool {
    messages[message.number...].first { $0.kind == .userEvent }?.baseName == "finishTransition"
  }

  /// Returns true if something is presented during a change of screens that the user began before.
  fileprivate func disturbsTransition(_ show: Message) -> Bool {
    guard show.baseName == "present", isInTransition(at: show),
      let event = messages.prefix(show.number - 1).last(where: { $0.kind == .userEvent })
    else { return false }
    return !self.is(show, within: event) && sent(during: event).contains(where: \.navigates)
  }
}

extension Message {
  /// True if the message asks a flow controller to show a failure.
  fileprivate var reportsFailure: Bool {
    receiver.role == .flowController && kind == .call && name.contains("Error:")
  }
}

extension Payload {
  /// The view controllers that a transition leads to.
  fileprivate var controllers: [Payload] {
    if self == .none { return [] }
    return count == nil ? [self] : children
  }
}
