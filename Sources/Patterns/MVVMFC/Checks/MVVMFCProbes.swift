import Checks
import SourceModel
import Tracing

// Properties that the compiler is asked to set from outside.

extension MVVMFCApp {
  /// Asks whether a file beside the app can set properties of its view models and of the objects that they expose.
  func questions(assigning subject: String, _ isIncluded: (Member) -> Bool) -> [Question] {
    let probes = probes(of: isIncluded)
    guard !probes.isEmpty else { return [] }
    let lines = probes.enumerated().map { index, probe in
      let (type, property) = (probe.type, probe.property)
      // The compiler refuses to set a property to itself.
      return
        "func set\(index)(_ one: inout \(type), _ other: \(type)) { one.\(property) = other.\(property) }"
    }
    return [Question(about: "a file that sets \(subject)", in: files, adding: lines.joined(separator: "\n"))]
  }

  /// Returns the properties that the compiler let the file set, such as `FilmsViewModel.items`.
  func accepted(by compilation: Compilation, _ isIncluded: (Member) -> Bool) -> [String] {
    let errors = compilation.diagnostics.split(separator: "\n").filter { $0.contains(": error: ") }
    return probes(of: isIncluded).enumerated().filter { index, _ in
      !errors.contains { $0.hasPrefix("Snippet.swift:\(index + 1):") }
    }.map { "\($1.owner).\($1.property)" }
  }

  /// Returns the properties that fit `isIncluded`, of view models and of the classes of objects that they expose.
  private func probes(of isIncluded: (Member) -> Bool) -> [Probe] {
    let viewModels = files.flatMap(\.types).filter { type in
      type.outer.isEmpty && (type.kind == .class || type.kind == .protocol) && part(of: type) == .viewModel
        && !type.name.hasSuffix("Delegate")
    }
    let own = viewModels.flatMap { type in
      members(of: type).filter { isIncluded($1) }.map { Probe(type: type, owner: $0, property: $1.name) }
    }
    let shown = Set(viewModels.flatMap(members).filter { isIncluded($1) }.flatMap { $1.type?.names ?? [] })
    let objects = files.flatMap(\.types).filter { type in
      type.kind == .class && type.outer.isEmpty && shown.contains(type.name) && part(of: type) == nil
    }
    return
      (own
      + objects.flatMap { type in
        members(of: type).filter { isIncluded($1) }.map { Probe(type: type, owner: $0, property: $1.name) }
      }).uniqued
  }

  /// Returns the properties of a type, its extensions and its inherited types, each with the type that declares it.
  private func members(of type: TypeDeclaration) -> [(owner: String, property: Member)] {
    let own = files.flatMap(\.types).filter { $0.path == type.path }
    let parents = files.flatMap(\.types).filter { parent in
      parent.kind != .extension && parent.name != type.name && type.inheritedNames.contains(parent.name)
        // A class has its own property for each that a protocol requires.
        && (parent.kind == .class || type.kind == .protocol)
    }
    return own.flatMap(\.properties).filter { !$0.isStatic }.map { (type.name, $0) }
      + parents.flatMap(members)
  }
}

extension Report<Violation> {
  /// Reports the properties of view models that a file beside the app could set. If the app was not compiled, nothing
  /// was shown.
  mutating func settable(in evidence: Evidence, _ isIncluded: (Member) -> Bool, _ message: (String) -> String)
  {
    guard examine(!evidence.sources.isEmpty, else: "There are no source files.") else { return }
    let app = MVVMFCApp(evidence.sources)
    for compilation in evidence.compilations(for: rule) {
      if let reason = compilation.errors.first(where: { !$0.hasPrefix("Snippet.swift, ") }) {
        silence("The app does not compile: \(reason).")
      } else {
        self(each: app.accepted(by: compilation, isIncluded).map(message))
      }
    }
  }
}

/// A property that is set from outside.
private struct Probe: Hashable {
  let type: String
  let owner: String
  let property: String

  init(type: TypeDeclaration, owner: String, property: String) {
    self.type = type.kind == .protocol ? "any \(type.name)" : type.name
    self.owner = owner
    self.property = property
  }
}

extension Member {
  /// True if a property holds a flow controller.
  var isFlowController: Bool { kind == .property && type?.text.namesFlowController == true }

  /// True if a property of a view model is there to be read: not a delegate, closure or flow controller, which others
  /// set.
  var isOutput: Bool {
    let isDelegate = type?.names.contains { $0.hasSuffix("Delegate") } == true
    return kind == .property && !isDelegate && type?.function == nil && !isFlowController
  }
}
