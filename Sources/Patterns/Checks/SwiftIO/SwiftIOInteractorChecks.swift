import Checks
import Stories
import Tracing

extension Check {
  static let handlersLiveInInteractor: Check = Check("SIO-07") { evidence in
    let handlers = evidence.declarations.filter { declaration in
      declaration.kind == "method" && declaration.parameters.map(\.name) == ["sender"]
    }
    // What a view controller handles is the matter of SIO-08.
    let strangers = handlers.filter { handler in
      !["Interactor", "Events", "ViewController"].contains { handler.owner.hasSuffix($0) }
    }
    let inSource = markedHandlers(in: evidence) + strayActions(in: evidence)
    guard !handlers.isEmpty || !inSource.isEmpty else {
      return [Violation.unshown("SIO-07", "No type declares a method that handles an event.")]
    }
    return strangers.map { handler in
      Violation(
        "SIO-07",
        "View → \(handler.owner): \(handler.name) handles an event, which is the Interactor's to do.")
    } + inSource
  }

  /// Methods marked `@IBAction`, whatever their parameter is called.
  private static func markedHandlers(in evidence: Evidence) -> [Violation] {
    evidence.sources.flatMap { file in
      file.matches(of: markedHandler).compactMap { match in
        let before = file.code[..<match.range.lowerBound]
        let types = before.matches(of: #/(?:class|struct|enum|extension) (\w+)/#)
        let owner = types.last.map { String($0.1) } ?? file.name
        guard !owner.hasSuffix("Interactor"), !owner.hasSuffix("ViewController") else { return nil }
        return Violation(
          "SIO-07",
          "View → \(owner): \(match.1) is marked as an event handler, which is the Interactor's to be.")
      }
    }
  }

  /// Actions of a storyboard scene that lead elsewhere; those to a view controller are the matter of SIO-08.
  private static func strayActions(in evidence: Evidence) -> [Violation] {
    let types = evidence.sources.flatMap(\.typeTexts).filter { $0.keyword != "protocol" }
    return evidence.sources.flatMap { file in
      file.matches(of: sceneAction).compactMap { action in
        let target = String(action.1)
        let takers = types.filter { $0.name == target || $0.inherited.contains(target) }.map(\.name)
        let isRight = takers.contains { $0.hasSuffix("Interactor") || $0.hasSuffix("ViewController") }
        guard let taker = takers.first, !isRight else { return nil }
        return Violation(
          "SIO-07",
          "View → \(taker): an action in \(file.name) leads there, and an event is the Interactor's to handle."
        )
      }
    }
  }

  static let controllerWrapsNoEvents: Check = Check("SIO-08") { evidence in
    evidence.judgeViewControllers("SIO-08") { file in
      let outlets = evidence.viewOutlets(in: file)
      let closures = file.matches(of: closureSet).filter { outlets.contains(String($0.1)) }
      return (wrappers.compactMap { file.matches(of: $0).first?.text } + closures.map(\.text)).map {
        wrapper in
        Violation(
          "SIO-08",
          "View → View Controller: \(file.name), line \(file.line(of: String(wrapper)) ?? 0), handles an event "
            + "(\(wrapper)) that the View sends to the Interactor.")
      }
    }
  }

  static let inputOutlets: Check = Check("SIO-09") { evidence in
    concreteOutlets(in: evidence) + widgetsInSource(in: evidence)
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

  /// An interactor's file that imports more of the user interface than outlets, or casts one to what it hides.
  private static func widgetsInSource(in evidence: Evidence) -> [Violation] {
    let files = evidence.sources.filter { $0.contains(interactor) }
    guard !files.isEmpty else {
      return [Violation.unshown("SIO-09", "No source file declares an Interactor.")]
    }
    return files.flatMap { file in
      let imports = file.imports.filter { $0.hasPrefix("HeadlessUI") && $0 != "HeadlessUI.Outlet" }
      let casts = ["as?", "as!"].filter { file.line(of: $0) != nil }
      let patterns = file.matches(of: widgetCast).map(\.text)
      return (imports.map { "imports \($0)" } + (casts + patterns.map(String.init)).map { "casts (\($0))" })
        .map { fault in
          Violation(
            "SIO-09",
            "Interactor → View: \(file.name) \(fault); an Interactor knows its inputs by their protocols alone."
          )
        }
    }
  }

  private static func concreteOutlets(in evidence: Evidence) -> [Violation] {
    let interactors = evidence.types.filter { $0.role == .interactor }
    guard !interactors.isEmpty else {
      return [Violation.unshown("SIO-09", "There is no Interactor among the types.")]
    }
    let views = Set(evidence.types.filter { $0.role == .view }.map(\.name))
    return interactors.flatMap { interactor in
      interactor.fields.compactMap { field in
        let widget = field.type.firstMatch(of: #/HeadlessUI\.(UI\w+)/#).map { String($0.1) }
        guard let widget = widget ?? field.type.namedTypes.first(where: views.contains) else { return nil }
        return Violation(
          "SIO-09",
          "Interactor → View: \(interactor.name) names the widget \(widget) in '\(field.name)'; its outlets "
            + "stand behind protocols.")
      }
    }
  }
}

private let markedHandler = SourcePattern(#/@IBAction\s+func (\w+)/#)
private let sceneAction = SourcePattern(#/\.action\([^{]*\{\s*\(\w+: *(?:any +)?(\w+), *\w+\) *in\b/#)
private let wrappers = [
  #/@IBAction\b/#, #/\baddTarget\(/#, #/\baddAction\((?!UIAlertAction\b)/#, #/\bUIAction\b/#,
  #/\btarget: *self\b/#,
  #/\bUI\w+(?:View|Bar|Field|Recognizer)Delegate\b/#,
].map { SourcePattern($0) }
private let closureSet = SourcePattern(#/\b(\w+)[?!]?\.\w+ *= *\{/#)
private let interactor = SourcePattern(#/(class|extension) \w*Interactor\b/#)
private let widgetCast = SourcePattern(#/\bas +\w+(View|Bar|Field|Button|Control|Item|Label|Cell)\b/#)
