import Checks
import SourceModel
import Tracing

// The outputs of view models, and the dependencies that they receive.

extension Check {
  static let viewModelSpeaksOfNoView: Check = Check("FC-34") { evidence, report in
    let app = MVVMFCApp(evidence.sources)
    let isShown = report.examine(
      !app.concreteTypes(of: .viewModel).isEmpty, else: "No source file declares a View Model.")
    guard isShown else { return }
    for place in app.code(of: .viewModel).flatMap({ $0.places(of: $0.names, where: \.speaksOfViews) }) {
      report("View Model: \(place) mentions a part of a View.")
    }
  }

  static let viewModelCanBeGivenAll: Check = Check(
    "FC-37",
    asking: { sources in
      let app = MVVMFCApp(sources)
      guard !app.concreteTypes(of: .viewModel).isEmpty, !app.givable.isEmpty else { return [] }
      let initializers = app.givable.enumerated().map { index, type in
        "struct Given\(index)ViewModel { init(_ given: \(type.kind == .protocol ? "any " : "")\(type.path)) {} }"
      }
      return [
        Question(
          about: "a view model that takes every service and use case", in: sources,
          adding: initializers.joined(separator: "\n"))
      ]
    }
  ) { evidence, report in
    // The arguments of a generic type are known only where it is used.
    report.addErrors(
      in: evidence,
      where: { $0.hasPrefix("Snippet.swift, ") && !$0.contains("reference to generic type") }
    ) { subject, error in
      "View Model: \(subject) does not compile: \(error.withoutPlace)."
    }
  }
}

extension MVVMFCApp {
  /// Returns the dependencies that some code, such as that of view models, was not given or was given late, each with its
  /// place.
  func undelivered(to passages: [Passage]) -> [String] {
    let services = serviceClasses
    return passages.flatMap { passage in
      let globals = globals(seenIn: passage.file)
      let reached = passage.places(
        of: passage.nodes.compactMap { node in
          node.expression.reached(among: globals, services).map { ($0, node.line) }
        })
      let isProtocol = passage.type?.kind == .protocol
      let late = passage.members.filter { !isProtocol && $0.waitsForService }.map { ($0.name, $0.line) }
      return reached.map { "\($0) is reached without the Dependency Manager" }
        + passage.places(of: late).map {
          "\($0) is set later, and not handed over from the Dependency Manager"
        }
    }
  }

  /// The services and use cases, and their protocols.
  fileprivate var givable: [TypeDeclaration] {
    let endings = ["Service", "ServiceType", "UseCase", "UseCaseType"]
    return files.filter { !$0.stands(in: "Library") }.flatMap { file in
      file.types.filter { type in
        type.kind != .extension && part(of: type) == nil
          && (file.stands(in: "Services") || endings.contains(where: type.name.hasSuffix))
      }
    }
  }

  /// Returns the names of the declarations outside of types that a file can reach; the texts of Resources and the
  /// library are not dependencies.
  fileprivate func globals(seenIn file: SourceFile) -> Set<String> {
    let others = files.filter { !$0.stands(in: "Library") && !$0.stands(in: "Resources") }
    return Set(
      others.flatMap { other in
        other.members.filter { $0.kind == .property && (other.path == file.path || !$0.isPrivate) }
      }.map(\.name))
  }

  /// The names of the types that services and the application declare.
  fileprivate var serviceClasses: Set<String> {
    Set((files(in: "Services") + files(in: "Application")).flatMap(\.types).filter(\.isConcrete).map(\.name))
  }
}

extension Expression {
  /// Returns the name of a dependency that it reaches by itself: a global, a shared object, a static member of a
  /// service, or a service of the system that it creates; nil for anything else.
  fileprivate func reached(among globals: Set<String>, _ services: Set<String>) -> String? {
    guard [.call, .name].contains(kind) else { return nil }
    if let first = (path + [name]).first, globals.contains(first) { return first }
    if let singleton { return singleton }
    if let made { return systemServices.contains(made) ? made : nil }
    return owner.flatMap { services.contains($0) && !["Type", "self"].contains(name) ? $0 : nil }
  }
}

extension Member {
  /// True if a property has no service or use case until it is set.
  fileprivate var waitsForService: Bool {
    guard kind == .property, !isConstant, !isPrivate, let type, type.isOptional else { return false }
    return type.names.contains { name in
      let words = name.wordsOfName
      return words.contains("service") || words.suffix(3).contains("use") && words.contains("case")
    }
  }
}

/// The words for parts of a view, in the singular.
private let viewWords: Set<String> = [
  "animate", "animated", "animation", "button", "cell", "checkbox", "collection view", "color", "colour",
  "constraint", "font", "footer", "frame", "gesture", "header", "image view", "index path", "indicator",
  "inset",
  "keyboard", "label", "layout", "navigation bar", "navigation controller", "padding", "pixel", "responder",
  "row", "scroll", "search bar", "search field", "slider", "spinner", "stepper", "subview", "superview",
  "tab bar", "table", "text field", "text view", "toolbar", "view", "widget",
]

private let systemServices = [Service.storage, .network].names

extension String {
  /// True if a name has words for parts of a view: `footerLabelText`, `UIColor`, but not `ViewModel`.
  fileprivate var speaksOfViews: Bool {
    guard first?.isLetter == true else { return false }
    let isFrameworks = ["UI", "CG", "NSLayout"].contains { prefix in
      hasPrefix(prefix) && dropFirst(prefix.count).first?.isUppercase == true
    }
    let words = wordsOfName.map { $0.count > 3 && $0.hasSuffix("s") ? String($0.dropLast()) : $0 }
    return isFrameworks
      || words.indices.contains { index in
        let next = index + 1 < words.count ? words[index + 1] : ""
        if words[index] == "view" { return next != "model" }
        return viewWords.contains(words[index]) || viewWords.contains("\(words[index]) \(next)")
      }
  }
}
