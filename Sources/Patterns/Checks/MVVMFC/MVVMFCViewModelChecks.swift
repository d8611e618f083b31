import Checks
import Facts
import Tracing

// What view models say, and what they are given.

extension Check {
  static let viewModelSpeaksOfNoView: Check = Check("FC-34") { evidence in
    MVVMFCApp(evidence.sources).judgeViewModels("FC-34") { passage in
      passage.places(of: passage.names, where: \.speaksOfViews).map { "\($0) speaks of a part of a View" }
    }
  }

  static let viewModelIsGivenAll: Check = Check("FC-37") { evidence in
    let app = MVVMFCApp(evidence.sources)
    let services = app.serviceClasses
    let viewModels = app.names(of: .viewModel)
    return app.judgeViewModels("FC-37") { passage in
      let globals = app.globals(seenIn: passage.file)
      let reached = passage.places(
        of: passage.nodes.compactMap { node in
          node.expression.reached(among: globals, services).map { ($0, node.line) }
        })
      guard passage.type?.kind != .protocol else { return [] }
      let given = passage.members.filter { $0.kind == .initializer }.flatMap { initializer in
        initializer.parameters.filter { !viewModels.isDisjoint(with: $0.type.names) }
          .map { "\(passage.file.place(initializer.line)) (\($0.name))" }
      }
      let set = passage.members.filter(\.waitsForService).map {
        "\(passage.file.place($0.line)) (\($0.name))"
      }
      return reached.map { "\($0) is reached past the initializer" }
        + given.map { "\($0) is given to the initializer, and is neither model nor service" }
        + set.map { "\($0) is set from outside, and not given to the initializer" }
    }
  }
}

extension MVVMFCApp {
  /// The violations that `faults` finds in each passage of view models.
  fileprivate func judgeViewModels(_ rule: String, _ faults: (Passage) -> [String]) -> [Violation] {
    guard !concreteTypes(of: .viewModel).isEmpty else {
      return [Violation.unshown(rule, "No source file declares a View Model.")]
    }
    return code(of: .viewModel).flatMap { faults($0).map { Violation(rule, "View Model: \($0).") } }
  }

  /// The names of what a file can reach outside of types; the texts of Resources and the library are no
  /// dependencies.
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
  /// The name of what it reaches without having been given it: a global, a shared object, a static member of a service,
  /// or a service of the system's that it makes; nil for anything else.
  fileprivate func reached(among globals: Set<String>, _ services: Set<String>) -> String? {
    guard [.call, .name].contains(kind) else { return nil }
    if let first = (path + [name]).first, globals.contains(first) { return first }
    if let singleton { return singleton }
    if let made { return systemServices.contains(made) ? made : nil }
    return owner.flatMap { services.contains($0) && !["Type", "self"].contains(name) ? $0 : nil }
  }
}

extension Member {
  /// Whether a property has no service or use case until someone sets it.
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

private let systemServices: Set<String> = [
  "FileManager", "ModelContainer", "NSManagedObjectContext", "NSPersistentContainer", "NotificationCenter",
  "URLSession", "UserDefaults",
]

extension String {
  /// Whether a name has words for parts of a view: `footerLabelText`, `UIColor`. View models are none.
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
