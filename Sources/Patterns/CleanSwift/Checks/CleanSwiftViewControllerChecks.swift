import Checks
import SourceModel
import Tracing

extension Check {
  static let controllerCapturesInput: Check = Check("VIP-18") { evidence, report in
    let traces = report.traces(in: evidence, showing: "an input of the user that goes beyond the view") {
      $0.sender.role == .view && $0.receiver.role != .view && $0.kind == .call
    }
    for (trace, inputs) in traces {
      for input in inputs where input.receiver.role != .viewController {
        report(input, in: trace, "only the View Controller captures what the user does.")
      }
    }
  }

  static let requestHasACause: Check = Check("VIP-23") { evidence, report in
    let traces = report.traces(in: evidence, showing: "a request of a view controller") {
      $0.step == 2 && $0.sender.role == .viewController
    }
    for (trace, requests) in traces {
      for request in requests {
        let cause = trace.parent(of: request)
        if cause?.step == 1 || cause?.kind == .lifecycle || trace.isHandedBack(request) { continue }
        // A router has closed another scene.
        if cause?.sender.role == .router { continue }
        report(
          request, in: trace,
          "the View Controller sends this neither after an input nor in a call of its life cycle.")
      }
    }
  }

  static let logicTakesARequest: Check = Check("VIP-30") { evidence, report in
    for (trace, inputs) in report.traces(in: evidence, showing: "an input", where: { $0.step == 1 }) {
      for input in inputs {
        guard trace.messages.contains(where: { $0.parent == input.number && $0.step == 6 }) else { continue }
        report(
          "View Controller → Interactor: after \(input.quotation(in: trace)) the View changed, but not by the result "
            + "of a request.")
      }
    }
    for (trace, event) in evidence.eventsKeptBack(from: .interactor) {
      report(
        event, in: trace,
        "the View Controller keeps this event to itself, for which it sends the Interactor a request at other times."
      )
    }
  }

  static let controllerNavigatesByRouter: Check = Check("VIP-26") { evidence, report in
    let traces = report.traces(in: evidence, showing: "a scene being shown", where: \.showsScene)
    for (trace, pushes) in traces {
      for push in pushes where push.sender.role != .router {
        let segue = trace.parent(of: push)
        let isRouted =
          push.sender.role == .system
          && trace.messages.contains { $0.isRoute && $0.number < push.number && trace.is($0, within: segue) }
        if isRouted { continue }
        report(push, in: trace, "the View Controller has to show scenes through its Router.")
      }
    }
  }

  static let controllerKnowsViews: Check = Check("VIP-19") { evidence, report in
    report.code(in: evidence, of: .viewController) { file, members in
      let imports = file.declares(.viewController) ? file.imports : []
      let strangers = imports.filter { !["HeadlessUI", "UIKit", "Foundation"].contains($0.module) }
        .map { Fault(line: $0.line, text: "imports \($0.module); a View Controller handles only its View.") }
      let shared = members.nodes.compactMap { node in
        node.sharedObject.map {
          Fault(line: node.line, text: "uses \($0); a View Controller handles only its View.")
        }
      }
      return strangers + shared
    }
  }

  static let controllerConvertsNothing: Check = Check("VIP-20") { evidence, report in
    report.code(in: evidence, of: .viewController) { _, members in
      let tools = members.flatMap(\.mentions).filter {
        $0.name.hasSuffix(anyOf: ["Formatter", "Decoder", "Encoder"])
      }.map { ($0.line, "uses \($0.name)") }
      let work = members.nodes.compactMap { node in node.conversion.map { (node.line, $0) } }
      let outlets = Set(members.filter { $0.attributes.contains { $0.hasSuffix("Outlet") } }.map(\.name))
      let readBacks = members.readBacks(from: outlets.contains).map {
        ($1, "reads back \($0), which it has set")
      }
      return (tools + work + readBacks).map { line, what in
        Fault(line: line, text: "\(what); the Interactor does the work, and the Presenter converts.")
      }
    }
  }

  /// Finds what the compiler cannot: a cast of the output, or a read of the data store.
  static func reportQuestions(in evidence: Evidence, _ report: inout Report<Violation>) {
    report.code(in: evidence, of: .viewController) { _, members in
      members.castsOfOutput.map {
        Fault(line: $0, text: "asks for its Interactor's type; it may know only the protocol.")
      }
        + members.nodes.filter(\.readsDataStore).map {
          Fault(line: $0.line, text: "reads \($0.chain.joined(separator: ".")) of its Interactor.")
        }
    }
  }

  /// Finds what the compiler cannot: code that shows a scene.
  static func reportScenesShown(in evidence: Evidence, _ report: inout Report<Violation>) {
    report.code(in: evidence, of: .viewController) { _, members in
      members.nodes.compactMap { node in
        node.routing.map { Fault(line: node.line, text: "\($0); the Router navigates.") }
      }
    }
  }
}

extension Message {
  /// True if it asks a router to navigate.
  var isRoute: Bool {
    receiver.role == .router && kind == .call
  }
}

extension Expression {
  /// The shared object that is named, or nil. Configurators and objects of the user interface do not count.
  fileprivate var sharedObject: String? {
    zip(chain, chain.dropFirst()).first { owner, name in
      ["standard", "default", "shared"].contains(name) && owner.first?.isUppercase == true
        && !owner.hasPrefix("UI") && !owner.hasSuffix("Configurator")
    }.map { "\($0).\($1)" }
  }

  /// True if the data of the scene's own data store is read.
  fileprivate var readsDataStore: Bool {
    [.name, .call].contains(kind) && path.drop { $0 == "self" }.starts(with: ["router", "dataStore"])
  }

  fileprivate var isText: Bool { kind == .name && (name == "text" || name.hasSuffix("Text")) }
}

extension Code.Node {
  /// The presenter's or interactor's work that is done here, or nil.
  fileprivate var conversion: String? {
    switch self.kind {
    case .call:
      let converters = ["Date", "Decimal", "Double", "Float", "Int", "String"]
      if let made = self.made, converters.contains(made) { return "makes a value of type \(made)" }
      let methods = ["capitalized", "formatted", "lowercased", "trimmingCharacters", "uppercased"]
      if methods.contains(self.name) { return "calls \(self.name)" }
      return questionAboutText
    case .name: return self.name == "localizedDescription" ? "reads \(self.name)" : questionAboutText
    case .literal:
      return self.type?.core == "string" && !children(.interpolation).isEmpty ? "puts a text together" : nil
    case .operation, .assignment:
      if ["+", "+="].contains(self.name), children.contains(where: { $0.type?.core == "string" }) {
        return "puts a text together"
      }
      let isComparison = ["==", "!="].contains(self.name) && !children.contains { $0.type?.core == "nil" }
      return isComparison && descendants.contains(where: \.isText) ? "compares a text" : nil
    default: return nil
    }
  }

  /// The question about a text, such as `text.isEmpty`, or nil.
  private var questionAboutText: String? {
    guard ["contains", "count", "hasPrefix", "hasSuffix", "isEmpty"].contains(self.name) else { return nil }
    let isOfText =
      self.owner == "text" || self.owner?.hasSuffix("Text") == true || within(.base).contains(where: \.isText)
    return isOfText ? "validates a text by \(self.name)" : nil
  }

  /// True if what is presented is made as an alert here, or named as one.
  private var presentsAlert: Bool {
    guard let presented = children(.argument).first else { return false }
    return presented.made == "UIAlertController"
      || presented.kind == .name && presented.name.lowercased().hasSuffix("alert")
  }

  /// The step to another scene, or nil. An alert is no scene.
  fileprivate var routing: String? {
    if let made = self.made, made.hasSuffix("ViewController"), !made.hasPrefix("UI") {
      return "creates \(made)"
    }
    switch navigation {
    case .assignment: return "sets \(self.name)"
    case .segue: return nil
    case .presentation where presentsAlert: return nil
    case .stack, .presentation, .dismissal: return "calls \(self.name)"
    case nil:
      return self.kind == .call && self.name == "instantiateViewController" ? "calls \(self.name)" : nil
    }
  }
}

extension [Member] {
  /// The lines that ask for the type of the output or of a copy of it.
  fileprivate var castsOfOutput: [Int] {
    let copies = nodes.filter { node in
      node.kind == .variable && node.children(.value).contains(where: \.isOutput)
    }.map(\.name)
    let isOutput = { (node: Code.Node) in node.isOutput || node.kind == .name && copies.contains(node.name) }
    return nodes.filter { node in
      switch node.kind {
      case .cast: node.children(.value).contains(where: isOutput)
      // `switch output { case is … }` and `if case let worker as … = output`
      case .condition:
        node.children(.test).contains(where: isOutput)
          && (node.name == "switch" || node.within(.test).contains { $0.kind == .cast })
      default: false
      }
    }.map(\.line)
  }
}

extension Expression {
  fileprivate var isOutput: Bool { kind == .name && name == "output" && path.allSatisfy { $0 == "self" } }
}
