import Checks
import SourceModel
import Tracing

// Flow controllers, their users, and the parts that they can use.

extension Check {
  static let flowControllersNavigate: Check = Check("FC-01") { evidence, report in
    let app = MVVMFCApp(evidence.sources)
    let isShown = report.examine(
      !app.concreteTypes(of: .flowController).isEmpty, else: "No source file declares a Flow Controller.")
    guard isShown else { return }
    let others = app.files.flatMap { file in
      file.types.filter { type in
        type.kind != .extension && type.name.wordsOfName.contains(where: navigators.contains)
      }.map { "\(file.place($0.line)) (\($0.name)) replaces flow controllers" }
    }
    let helpers = app.transitionHelpers
    let moves = app.code(outside: [.flowController, .factory, .application])
      .filter { !$0.file.stands(in: "Library") }
      .flatMap { passage in
        passage.places(
          of: passage.nodes.compactMap { node in
            let isHelper = node.kind == .call && helpers.contains(node.name)
            return node.navigation != nil || isHelper ? (node.name, node.line) : nil
          })
      }.map { "\($0) leads to another screen without a flow controller" }
    report(each: (others + moves).map { "Flow Controller: \($0)." })
  }

  static let onlyViewModelHasFlow: Check = Check(
    "FC-45",
    asking: { sources in
      let app = MVVMFCApp(sources)
      let flowControllers = app.names(of: .flowController)
      guard app.code(of: .factory).contains(where: { !$0.places(ofMaking: flowControllers.contains).isEmpty })
      else { return [] }
      return [
        app.question(
          about: "the app without its flow controllers", without: [.viewModel, .factory, .application],
          and: { app.part(of: $0) == .flowController })
      ]
    }
  ) { evidence, report in
    let app = MVVMFCApp(evidence.sources)
    let flowControllers = app.names(of: .flowController)
    report.addErrors(in: evidence, where: { $0.names(flowControllers) }) { _, error in
      "Flow Controller: only a View Model uses it, but this code does not compile without it: \(error)."
    }
    for place in app.code(of: .viewModel).flatMap({ $0.places(ofMaking: flowControllers.contains) }) {
      report("Flow Controller: \(place) is made by a View Model; the Factory hands it over.")
    }
    for type in app.concreteTypes(of: .flowController) {
      for property in type.properties
      where property.type?.names.contains(where: flowControllers.contains) == true {
        report("Flow Controller: \(type.name) holds another one, '\(property.name)'.")
      }
    }
    for place in app.ownClosures {
      report(
        "Flow Controller: \(place) is given a closure that captures the Flow Controller without [weak self]; only its "
          + "View Model owns it.")
    }
  }

  static let flowControllersCanUseFactories: Check = Check(
    "FC-51",
    asking: { sources in
      let app = MVVMFCApp(sources)
      guard let snippet = app.usesOfFactories else { return [] }
      return [Question(about: "a flow controller that uses every factory", in: sources, adding: snippet)]
    }
  ) { evidence, report in
    report.addErrors(in: evidence, where: { $0.hasPrefix("Snippet.swift, ") }) { subject, error in
      "Flow Controller → Factory: \(subject) does not compile: \(error.withoutPlace)."
    }
  }
}

/// The words for objects, other than flow controllers, that navigate.
private let navigators: Set<String> = ["coordinator", "router", "wireframe", "navigator"]

extension MVVMFCApp {
  /// The places where a flow controller gives a factory, or an object that it creates, a closure that keeps the flow
  /// controller alive.
  fileprivate var ownClosures: [String] {
    let factories = names(of: .factory)
    return code(of: .flowController).flatMap { passage in
      passage.places(
        of: passage.nodes.compactMap { node in
          guard node.part == .argument, node.ownsSelf, let call = node.parent else { return nil }
          let taker = call.expression.made ?? call.owner.flatMap { factories.contains($0) ? $0 : nil }
          return taker.map { ($0, node.line) }
        })
    }
  }

  /// The names of the library's functions that navigate.
  fileprivate var transitionHelpers: Set<String> {
    Set(
      files(in: "Library").flatMap(\.allMembers).filter { member in
        member.kind == .function && member.code.nodes.contains { $0.navigation != nil }
      }.map(\.name))
  }

  /// The source of a flow controller's method that refers to every static method of every factory, except generic
  /// methods; nil if there is no flow controller or no such method.
  fileprivate var usesOfFactories: String? {
    guard let flowController = concreteTypes(of: .flowController).first(where: { $0.outer.isEmpty }) else {
      return nil
    }
    let uses = concreteTypes(of: .factory).flatMap { factory in
      factory.functions.filter { $0.isStatic && $0.generics.isEmpty }.map { method in
        let labels = method.parameters.map { "\($0.label ?? "_"):" }.joined()
        return "    _ = \(factory.path).\(method.name)\(labels.isEmpty ? "" : "(\(labels))")"
      }
    }
    guard !uses.isEmpty else { return nil }
    return
      "extension \(flowController.name) {\n  func useFactories() {\n\(uses.joined(separator: "\n"))\n  }\n}\n"
  }
}
