import Checks
import Facts
import Stories
import Tracing

extension Check {
  static let handlersLiveInInteractor: Check = Check("SIO-07") { evidence in
    // A view that knows its view model is covered by SIO-20.
    let isKnown = !evidence.viewsOfViewModels.isEmpty
    return markedHandlers(in: evidence) + strayActions(in: evidence)
      + evidence.judgeEvents("SIO-07") { trace, event in
        let covered: [Role] = [.interactor, .viewController, .navigation] + (isKnown ? [.viewModel] : [])
        guard !covered.contains(event.receiver.role) else { return nil }
        return
          "\(event.quotation(in: trace)): an event of the user goes there, and is the Interactor's to handle."
      }
  }

  /// Methods marked `@IBAction`; those of view controllers are covered by SIO-08.
  private static func markedHandlers(in evidence: Evidence) -> [Violation] {
    evidence.sources.flatMap { file in
      file.types.filter { !["Interactor", "ViewController"].contains(where: $0.name.hasSuffix) }.flatMap {
        type in
        type.functions.filter(\.isHandler).map { handler in
          Violation(
            "SIO-07",
            "View → \(type.name): \(handler.name) is marked as an event handler (\(file.place(handler.line))), which "
              + "belongs in the Interactor.")
        }
      }
    }
  }

  /// Actions of a storyboard scene that lead elsewhere; those to view controllers are covered by SIO-08.
  private static func strayActions(in evidence: Evidence) -> [Violation] {
    evidence.sceneActions.compactMap { target, place in
      guard let target, !target.hasSuffix("Interactor") else { return nil }
      return Violation(
        "SIO-07",
        "View → \(target): an action of the storyboard leads there (\(place)); the Interactor handles events."
      )
    }
  }

  static let controllerWrapsNoEvents: Check = Check("SIO-08") { evidence in
    let inSource = evidence.judgeViewControllers("SIO-08") { part in
      let outlets = evidence.viewOutlets(of: part.type.name)
      return
        (part.handlers + part.nodes.filter { $0.handlesEvents(of: outlets) }.map { ($0.spelling, $0.line) })
        .map { handler, line in
          Violation(
            "SIO-08",
            "View → View Controller: \(part.file.place(line)): \(part.type.name) handles an event (\(handler)) that "
              + "the View sends to the Interactor.")
        }
    }
    let inScenes = evidence.sceneActions.filter { $0.target == nil }.map { _, place in
      Violation(
        "SIO-08",
        "View → View Controller: an action of the storyboard leads to the scene's owner (\(place)); the View sends its "
          + "events to the Interactor.")
    }
    return inSource + inScenes
      + evidence.judgeEvents("SIO-08") { trace, event in
        // The handler of an alert belongs to whoever presented it.
        guard event.receiver.role == .viewController, event.baseName != "handler" else { return nil }
        return "\(event.quotation(in: trace)): the View sends its events to the Interactor."
      }
  }

  static let inputOutlets: Check = Check("SIO-09", asking: withoutUserInterface) { evidence in
    concreteOutlets(in: evidence) + userInterface(in: evidence)
      + evidence.judgeTraces(
        "SIO-09", of: "an interactor that reads an input",
        where: { $0.sender.role == .interactor && $0.receiver.role == .view && $0.kind == .read }
      ) { trace, reads in
        Cycle.swiftIO(in: trace).flatMap { cycle -> [Violation] in
          guard let run = cycle.messages.first(where: { $0.step == 2 }) else { return [] }
          return reads.filter { cycle.contains($0) && $0.number > run.number }.map { read in
            Violation(
              "SIO-09",
              "\(read.quotation(in: trace)): the Interactor reads the View after it has run the Action.")
          }
        }
      }
  }

  /// Imports of an interactor's file that bring more than outlets, and what the compiler misses without them.
  private static func userInterface(in evidence: Evidence) -> [Violation] {
    let files = evidence.sources.filter { $0.types.contains { $0.name.hasSuffix("Interactor") } }
    guard !files.isEmpty else {
      return [Violation.unshown("SIO-09", "No source file declares an Interactor.")]
    }
    let imports = files.flatMap { file in
      file.imports.filter(\.isUserInterface).map { "\(file.place($0.line)), imports \($0.module)" }
    }
    return (imports + evidence.compilations(for: "SIO-09").flatMap(\.errors)).map { fault in
      Violation(
        "SIO-09", "Interactor → View: \(fault); an Interactor knows its inputs by their protocols alone.")
    }
  }

  /// Whether the interactors make sense where no widget can be seen: of the files that import the user interface, there
  /// are the protocols alone.
  private static func withoutUserInterface(_ sources: [SourceFile]) -> [Question] {
    let isInteractor = { (file: SourceFile) in file.types.contains { $0.name.hasSuffix("Interactor") } }
    guard sources.contains(where: isInteractor) else { return [] }
    let files = sources.map { file in
      guard !isInteractor(file), file.imports.contains(where: \.isUserInterface) else {
        return file.withoutImports(\.isOutlet)
      }
      return file.withoutImports(\.isUserInterface).without { $0.kind != .protocol || $0.namesWidget }
    }
    let outlet = """
      @propertyWrapper struct Outlet<Value> {
        var wrappedValue: Value { get { fatalError() } nonmutating set {} }
        var projectedValue: Outlet { get { self } set {} }
      }
      """
    return [
      Question(
        about: "the interactors without the user interface", in: files, hiding: ["HeadlessUI"], adding: outlet
      )
    ]
  }

  private static func concreteOutlets(in evidence: Evidence) -> [Violation] {
    let interactors = evidence.types.filter { $0.role == .interactor }
    guard !interactors.isEmpty else {
      return [Violation.unshown("SIO-09", "There is no Interactor among the types.")]
    }
    let views = Set(evidence.types.filter { $0.role == .view }.map(\.name))
    return interactors.flatMap { interactor in
      interactor.fields.compactMap { field in
        let widget = field.type.namedTypes.first { $0.hasPrefix("UI") || views.contains($0) }
        guard let widget else { return nil }
        return Violation(
          "SIO-09",
          "Interactor → View: \(interactor.name) names the widget \(widget) in '\(field.name)'; its outlets "
            + "stand behind protocols.")
      }
    }
  }
}

extension TypeDeclaration {
  /// Whether it names a class of the user interface.
  fileprivate var namesWidget: Bool { mentions.contains { $0.name.hasPrefix("UI") } }
}

extension Evidence {
  /// The faults of the first messages of a view to anyone while the user acts on it; a complaint where no interactor
  /// receives one.
  fileprivate func judgeEvents(
    _ rule: String, _ fault: (TraceDocument, Message) -> String?
  ) -> [Violation] {
    let isEvent = { (trace: TraceDocument, message: Message) in
      message.sender.role == .view && message.receiver.role != .view && message.kind == .call
        && trace.parent(of: message)?.kind == .userEvent
    }
    let violations = traces.flatMap { trace in
      trace.messages.filter { isEvent(trace, $0) }.compactMap { fault(trace, $0) }
    }.map { Violation(rule, $0) }.uniqued
    let isShown = traces.contains { trace in
      trace.messages.contains { $0.receiver.role == .interactor && isEvent(trace, $0) }
    }
    return isShown || !violations.isEmpty
      ? violations : [.unshown(rule, "No trace shows an event of the user that an Interactor receives.")]
  }

  /// The actions of storyboard scenes: the class of the object that each leads to, nil for the scene's owner, and the
  /// place.
  fileprivate var sceneActions: [(target: String?, place: String)] {
    sources.flatMap { file in
      file.allMembers.flatMap { member -> [(target: String?, place: String)] in
        let objects = member.code.calls(of: ["object"]).reduce(into: [String: String]()) { objects, call in
          let arguments = call.children(.argument)
          let made = call.descendants.lazy.compactMap { $0.madeType(in: member) }.first
          if let name = arguments.first, name.kind == .literal { objects[name.name] = made }
        }
        return member.code.calls(of: ["action"]).compactMap { call -> (target: String?, place: String)? in
          guard let name = call.argument("to"), name.kind == .literal else { return nil }
          if name.name == "owner" { return (nil, file.place(call.line)) }
          return objects[name.name].map { ($0, file.place(call.line)) }
        }
      }
    }
  }
}

extension Part {
  /// What makes a view controller a handler of events: marked methods, and delegates of controls.
  fileprivate var handlers: [(String, Int)] {
    let delegates = type.inheritedNames.filter { name in
      name.hasPrefix("UI")
        && ["View", "Bar", "Field", "Recognizer"].contains { name.hasSuffix("\($0)Delegate") }
    }
    return type.functions.filter(\.isHandler).map { ("@IBAction \($0.name)", $0.line) }
      + delegates.map { ($0, type.line) }
  }
}

extension Code.Node {
  /// Whether it waits for events: a target, an action, or a closure that an outlet's view is given.
  fileprivate func handlesEvents(of outlets: Set<String>) -> Bool {
    switch self.kind {
    case .call where self.name == "addAction":
      children(.argument).first.map { !["UIAlertAction", "UIAction"].contains($0.made) } == true
    case .call: self.name == "addTarget" || self.made == "UIAction" || argument("target")?.name == "self"
    case .closure:
      parent?.kind == .assignment && self.part == .value
        && parent?.children(.target).first?.owner.map(outlets.contains) == true
    default: false
    }
  }
}
