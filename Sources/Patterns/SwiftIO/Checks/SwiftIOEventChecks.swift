import Checks
import SourceModel
import Tracing

extension Check {
  static let handlersLiveInInteractor: Check = Check("SIO-07") { evidence, report in
    for part in evidence.parts
    where !["Interactor", "ViewController"].contains(where: part.name.hasSuffix) {
      for function in part.members where function.isHandler {
        report(
          "View → \(part.name)", part, function.line,
          "handles an event (\(function.name)), which is the Interactor's task.")
      }
    }
    for action in evidence.sceneActions
    where !action.target.hasSuffix("Interactor") && action.target != "owner" {
      report(
        "View → \(action.target)", action.part, action.line,
        "sends an event to a \(action.target); the Interactor has to handle it.")
    }
    // SIO-20 covers calls from a view to a view model that it knows.
    let covered: [Role] =
      [.interactor, .viewController, .navigation] + (evidence.viewsOfViewModels.isEmpty ? [] : [.viewModel])
    report.events(in: evidence, "is a user event, which the Interactor has to handle") {
      !covered.contains($0.receiver.role)
    }
  }

  static let controllerWrapsNoEvents: Check = Check("SIO-08") { evidence, report in
    let parties = "View → View Controller"
    for part in report.viewControllers(in: evidence) {
      for (handler, line) in part.handlers(of: evidence.viewOutlets(of: part.name)) {
        report(
          parties, part, line,
          "handles an event (\(handler)) that the View has to send to the Interactor.")
      }
    }
    for action in evidence.sceneActions where action.target == "owner" {
      report(
        parties, action.part, action.line,
        "sends an event to the scene's owner; the View has to send its events to the Interactor.")
    }
    report.events(in: evidence, "is a user event, which the View has to send to the Interactor") {
      // The handler of an alert belongs to the object that presented it.
      $0.receiver.role == .viewController && $0.baseName != "handler"
    }
  }
}

extension Report<Violation> {
  /// Reports the events of the user that a view sends to a wrong receiver. If there are none, and no interactor receives
  /// an event either, nothing was shown.
  fileprivate mutating func events(
    in evidence: Evidence, _ fault: String, where isFault: (Message) -> Bool
  ) {
    var isShown = false
    for trace in evidence.traces {
      for event in trace.messages
      where event.sender.role == .view && event.receiver.role != .view && event.kind == .call
        && trace.parent(of: event)?.kind == .userEvent
      {
        let isWrong = isFault(event)
        if isWrong || event.receiver.role == .interactor { isShown = true }
        if isWrong { self("\(event.quotation(in: trace)) \(fault).") }
      }
    }
    examine(isShown, else: "No trace shows an event of the user that an Interactor receives.")
  }
}

extension Evidence {
  /// The actions of storyboard scenes, each with the class of its target, or `owner` for the scene's own controller.
  fileprivate var sceneActions: [(part: Passage, line: Int, target: String)] {
    parts.flatMap { part in
      part.members.flatMap { member -> [(part: Passage, line: Int, target: String)] in
        let made = member.code.calls(of: ["object"]).map { object in
          (object.children.first?.name, object.descendants.lazy.compactMap { $0.madeType(in: member) }.first)
        }
        return member.code.calls(of: ["action"]).compactMap { action in
          guard let name = action.argument("to"), name.kind == .literal else { return nil }
          let target = name.name == "owner" ? "owner" : made.first { $0.0 == name.name }?.1
          return target.map { (part, action.line, $0) }
        }
      }
    }
  }
}

extension Passage {
  /// Finds the places, with their lines, that make a view controller handle events: marked methods, delegates of
  /// controls, targets, actions, and closures given to an outlet's view.
  fileprivate func handlers(of outlets: Set<String>) -> [(String, Int)] {
    let delegates = (type?.inheritedNames ?? []).filter { name in
      name.hasPrefix("UI")
        && ["View", "Bar", "Field", "Recognizer"].contains { name.hasSuffix("\($0)Delegate") }
    }
    return members.filter(\.isHandler).map { ("@IBAction \($0.name)", $0.line) }
      + delegates.map { ($0, type?.line ?? 1) }
      + nodes.filter { $0.handlesEvents(of: outlets) }.map { ($0.spelling, $0.line) }
  }
}

extension Code.Node {
  /// Returns true if it handles events: a target, an action, or a closure that is given to an outlet's view.
  fileprivate func handlesEvents(of outlets: Set<String>) -> Bool {
    if self.kind == .name { return isHandlerSet(in: outlets) }
    guard self.kind == .call else { return false }
    if self.name == "addAction" {
      return children(.argument).first.map { !["UIAlertAction", "UIAction"].contains($0.made) } == true
    }
    return self.name == "addTarget" || self.made == "UIAction" || argument("target")?.name == "self"
  }

  /// Returns true if it is a property of an outlet's view that is set to a closure.
  private func isHandlerSet(in outlets: Set<String>) -> Bool {
    assignment?.children(.value).first?.kind == .closure && self.owner.map(outlets.contains) == true
  }
}
