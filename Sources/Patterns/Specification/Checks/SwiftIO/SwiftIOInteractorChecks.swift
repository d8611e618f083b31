import Tracing

extension Check {
  static let handlersLiveInInteractor = Check("SIO-07") { evidence in
    let handlers = evidence.declarations.filter { declaration in
      declaration.kind == "method" && declaration.parameters.map(\.name) == ["sender"]
    }
    // What a view controller handles is the matter of SIO-08.
    let strangers = handlers.filter { handler in
      !["Interactor", "Events", "ViewController"].contains { handler.owner.hasSuffix($0) }
    }
    guard !handlers.isEmpty else {
      return [Violation("SIO-07", "No type declares a method that handles an event.")]
    }
    return strangers.map { handler in
      Violation(
        "SIO-07",
        "View → \(handler.owner): \(handler.name) handles an event, which is the Interactor's to do.")
    }
  }

  static let controllerWrapsNoEvents = Check("SIO-08") { evidence in
    let controllers = evidence.sources.filter { $0.code.contains(#/class \w*ViewController\b/#) }
    guard !controllers.isEmpty else {
      return [Violation("SIO-08", "No source file declares a View Controller.")]
    }
    let wrappers = [
      "@IBAction", "addTarget(", "addAction(", "UIAction", "UITableViewDelegate", "UISearchBarDelegate",
    ]
    return controllers.flatMap { file in
      wrappers.compactMap { wrapper in
        file.line(of: wrapper).map { line in
          Violation(
            "SIO-08",
            "View → View Controller: \(file.name), line \(line), handles an event (\(wrapper)) that the View "
              + "sends to the Interactor.")
        }
      }
    }
  }

  static let inputOutlets = Check("SIO-09") { evidence in
    concreteOutlets(in: evidence)
      + evidence.judgeTraces(
        "SIO-09", of: "an interactor that reads an input",
        where: { $0.sender.role == .interactor && $0.receiver.role == .view && $0.kind == .read }
      ) { trace, reads in
        SwiftIOCycle.all(in: trace).flatMap { cycle -> [Violation] in
          guard let run = cycle.messages.first(where: { $0.step == 2 }) else { return [] }
          return reads.filter { cycle.messages.contains($0) && $0.number > run.number }.map { read in
            Violation(
              "SIO-09", "\(read.quotation): the Interactor reads the View after it has run the Action.")
          }
        }
      }
  }

  private static func concreteOutlets(in evidence: Evidence) -> [Violation] {
    let interactors = evidence.types.filter { $0.role == .interactor }
    guard !interactors.isEmpty else {
      return [Violation("SIO-09", "There is no Interactor among the types.")]
    }
    return interactors.flatMap { interactor in
      interactor.fields.compactMap { field in
        guard let widget = field.type.firstMatch(of: #/HeadlessUI\.(UI\w+)/#) else { return nil }
        return Violation(
          "SIO-09",
          "Interactor → View: \(interactor.name) names the widget \(widget.1) in '\(field.name)'; its outlets "
            + "stand behind protocols.")
      }
    }
  }
}
