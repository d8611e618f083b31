import Checks
import Facts
import Stories
import Tracing

extension Check {
  static let handlersLiveInInteractor: Check = Check("SIO-07") { evidence in
    let handlers = evidence.parts.filter { part in
      !["Interactor", "ViewController"].contains(where: part.type.name.hasSuffix)
    }.flatMap { part in
      part.type.functions.filter(\.isHandler).map {
        part.violation(
          "SIO-07", "View → \(part.type.name)", $0.line,
          "handles an event (\($0.name)), which is the Interactor's task.")
      }
    }
    let actions = evidence.sceneActions.filter { !$0.target.hasSuffix("Interactor") && $0.target != "owner" }
      .map {
        $0.part.violation(
          "SIO-07", "View → \($0.target)", $0.line,
          "sends an event to a \($0.target); the Interactor has to handle it.")
      }
    // SIO-20 covers calls from a view to a view model that it knows.
    let covered: [Role] =
      [.interactor, .viewController, .navigation] + (evidence.viewsOfViewModels.isEmpty ? [] : [.viewModel])
    return handlers + actions
      + evidence.judgeEvents("SIO-07", "is a user event, which the Interactor has to handle") {
        !covered.contains($0.receiver.role)
      }
  }

  static let controllerWrapsNoEvents: Check = Check("SIO-08") { evidence in
    let parties = "View → View Controller"
    let handlers = evidence.judgeViewControllers("SIO-08") { part in
      part.handlers(of: evidence.viewOutlets(of: part.type.name)).map { handler, line in
        part.violation(
          "SIO-08", parties, line,
          "handles an event (\(handler)) that the View has to send to the Interactor.")
      }
    }
    let actions = evidence.sceneActions.filter { $0.target == "owner" }.map {
      $0.part.violation(
        "SIO-08", parties, $0.line,
        "sends an event to the scene's owner; the View has to send its events to the Interactor.")
    }
    return handlers + actions
      + evidence.judgeEvents("SIO-08", "is a user event, which the View has to send to the Interactor") {
        // The handler of an alert belongs to the object that presented it.
        $0.receiver.role == .viewController && $0.baseName != "handler"
      }
  }
}

extension Evidence {
  /// Finds events of the user that a view sends to a wrong receiver. If there are none, and no interactor receives an
  /// event either, the violation says so.
  fileprivate func judgeEvents(
    _ rule: String, _ fault: String, where isFault: (Message) -> Bool
  ) -> [Violation] {
    let events = traces.flatMap { trace in
      trace.messages.filter { message in
        message.sender.role == .view && message.receiver.role != .view && message.kind == .call
          && trace.parent(of: message)?.kind == .userEvent
      }.map { (trace, $0) }
    }
    let faults = events.filter { isFault($0.1) }
    guard events.contains(where: { $0.1.receiver.role == .interactor }) || !faults.isEmpty else {
      return [.unshown(rule, "No trace shows an event of the user that an Interactor receives.")]
    }
    return faults.map { trace, event in Violation(rule, "\(event.quotation(in: trace)) \(fault).") }.uniqued
  }

  /// The actions of storyboard scenes, each with the class of its target, or `owner` for the scene's own controller.
  fileprivate var sceneActions: [(part: Part, line: Int, target: String)] {
    parts.flatMap { part in
      part.type.members.flatMap { member -> [(part: Part, line: Int, target: String)] in
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

extension Part {
  /// Finds the places, with their lines, that make a view controller handle events: marked methods, delegates of
  /// controls, targets, actions, and closures given to an outlet's view.
  fileprivate func handlers(of outlets: Set<String>) -> [(String, Int)] {
    let delegates = type.inheritedNames.filter { name in
      name.hasPrefix("UI")
        && ["View", "Bar", "Field", "Recognizer"].contains { name.hasSuffix("\($0)Delegate") }
    }
    return type.functions.filter(\.isHandler).map { ("@IBAction \($0.name)", $0.line) }
      + delegates.map { ($0, type.line) }
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
