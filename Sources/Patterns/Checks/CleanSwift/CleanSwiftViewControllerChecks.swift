import Checks
import Tracing

extension Check {
  static let controllerCapturesInput: Check = Check("VIP-18") { evidence in
    evidence.judgeTraces(
      "VIP-18", of: "an input of the user that goes beyond the view",
      where: { $0.sender.role == .view && $0.receiver.role != .view && $0.kind == .call }
    ) { trace, inputs in
      inputs.filter { $0.receiver.role != .viewController }.map { input in
        Violation(
          "VIP-18", "\(input.quotation(in: trace)): the View Controller captures what the user does.")
      }
    }
  }

  static let requestHasACause: Check = Check("VIP-23") { evidence in
    evidence.judgeTraces(
      "VIP-23", of: "a request of a view controller",
      where: { $0.step == 2 && $0.sender.role == .viewController }
    ) { trace, requests in
      requests.compactMap { request in
        let cause = trace.parent(of: request)
        if cause?.step == 1 || cause?.kind == .lifecycle || trace.isAnswerOfAlert(cause) { return nil }
        return Violation(
          "VIP-23",
          "\(request.quotation(in: trace)): the View Controller asks neither upon an input nor at a moment of its "
            + "life cycle.")
      }
    }
  }

  static let logicTakesARequest: Check = Check("VIP-30") { evidence in
    evidence.judgeTraces("VIP-30", of: "an input", where: { $0.step == 1 }) { trace, inputs in
      inputs.compactMap { input in
        let effects = trace.messages.filter { $0.parent == input.number }
        guard effects.contains(where: { $0.step == 6 }) else { return nil }
        return Violation(
          "VIP-30",
          "View Controller → Interactor: upon \(input.quotation(in: trace)) the View changed, and not by what came "
            + "back for a request.")
      }
    }
  }

  static let controllerNavigatesByRouter: Check = Check("VIP-26") { evidence in
    evidence.judgeTraces("VIP-26", of: "a scene being shown", where: \.showsScene) { trace, pushes in
      pushes.compactMap { push in
        if push.sender.role == .router { return nil }
        let segue = trace.parent(of: push)
        let isRouted =
          push.sender.role == .system
          && trace.messages.contains { $0.isRoute && $0.number < push.number && trace.is($0, within: segue) }
        if isRouted { return nil }
        return Violation(
          "VIP-26",
          "\(push.quotation(in: trace)): the View Controller leads on through its Router.")
      }
    }
  }

  static let controllerKnowsViews: Check = Check("VIP-19") { evidence in
    evidence.judgeControllers("VIP-19") { file in
      let imports = file.imports.filter { !["HeadlessUI", "UIKit", "Foundation"].contains($0) }
        .map { "imports \($0)" }
      let places = file.places(of: ["UserDefaults", "FileManager", "ProcessInfo", "Timer"])
      return (imports + places + file.sharedObjects).map { "\($0); a View Controller handles its View" }
    }
  }

  static let controllerConvertsNothing: Check = Check("VIP-20") { evidence in
    evidence.judgeControllers("VIP-20") { file in
      let words = [
        "Formatter", ".formatted(", "Decoder", "Encoder", "URLSession", "Int(", "Double(", "Date(",
        "localizedDescription", "trimmingCharacters(",
      ]
      let texts =
        file.words(textQuestion) + file.words(textComparison)
      return (file.places(of: words) + texts).map { "\($0); the Interactor works, the Presenter converts" }
        + file.composedLines.map { line in
          "line \(line), puts a text together; the Presenter converts"
        }
    }
  }

  static let controllerIgnoresWorkers: Check = Check("VIP-24") { evidence in
    evidence.judgeControllers("VIP-24") { file in
      let names = file.words(workerName)
      return names.map { "\($0); who does the work is the Interactor's matter" }
        + file.outputCasts.map { "\($0); its output is what its protocol says" }
    }
  }

  static let navigationLivesInRouter: Check = Check("VIP-25") { evidence in
    evidence.judgeControllers("VIP-25") { file in
      let calls =
        file.places(of: [
          "pushViewController(", "popViewController(", "popToRootViewController(", "setViewControllers(",
          "dismiss(", "instantiateViewController(",
        ]) + file.words(presentation) + file.words(stackSet) + file.words(showing)
      let others = file.words(controllerMade)
      return (calls + others).map { "\($0); the Router leads on" }
    }
  }
}

extension TraceDocument {
  /// Whether a message is the user's answer to an alert that a router has shown for a view controller.
  fileprivate func isAnswerOfAlert(_ message: Message?) -> Bool {
    guard let message, message.receiver.role == .viewController, let question = message.answers else {
      return false
    }
    return self.message(question).receiver.role == .router
  }
}

extension Message {
  /// Whether it asks a router to lead on.
  var isRoute: Bool {
    receiver.role == .router && kind == .call
  }
}

extension SourceFile {
  /// Where a view controller turns to an object that the whole program shares; its configurator is one, and the
  /// user interface has some.
  fileprivate var sharedObjects: [String] {
    words(sharedObject) { match in
      code[..<match.range.lowerBound].last != "."
    }
  }

  /// Where a view controller asks what its output is besides, under whatever name.
  fileprivate var outputCasts: [String] {
    let names = matches(of: outputName).map(\.output.1) + ["output"]
    return casts.flatMap { cast in words(cast) { names.contains($0.1) } }
  }
}

extension Evidence {
  /// What `faults` says of each view controller's file, as violations.
  func judgeControllers(_ rule: String, _ faults: (SourceFile) -> [String]) -> [Violation] {
    let files = sources.filter { !$0.classes(endingIn: "ViewController").isEmpty }
    guard !files.isEmpty else {
      return [Violation.unshown(rule, "No source file declares a View Controller.")]
    }
    return files.flatMap { file in
      faults(file).map { Violation(rule, "View Controller: \(file.name), \($0).") }
    }
  }
}

private let textQuestion = SourcePattern(
  #/\b\w*[tT]ext(?: *\?\? *\))?\??\.(?:isEmpty|count|contains|hasPrefix|hasSuffix)\b/#)
private let textComparison = SourcePattern(#/\b\w*[tT]ext(?: *\?\? *\))? *[!=]=/#)
private let workerName = SourcePattern(#/\b\w+(Worker|Working|Store|Service)\b/#)
private let presentation = SourcePattern(#/\bpresent\(/#)
private let stackSet = SourcePattern(#/\b(?:rootViewController|viewControllers) *=(?!=)/#)
private let showing = SourcePattern(#/\bshow(?:DetailViewController)?\([^)\n]*\bsender:/#)
private let controllerMade = SourcePattern(#/\b(?!UI)\w+ViewController\(/#)
private let sharedObject = SourcePattern(
  #/\b(?!UI|\w*Configurator\b)[A-Z]\w*\.(?:standard|default|shared)\b/#)
private let outputName = SourcePattern(
  #/\b(?:let|var) (\w+)(?:: [^=\n]+)? = (?:self\.)?output\b(?![?!]?\.)/#)
private let casts = [
  #/\b(\w+)[?!)]* (?:as|is)\b/#, #/\bas (?:any )?\w+ = (?:self\.)?(\w+)\b/#,
  #/\bswitch (?:self\.)?(\w+) \{\s*case (?:let \w+ as|is)\b/#,
].map { SourcePattern($0) }
