import Checks
import SourceModel

extension Evidence {
  /// All code, type by type.
  var parts: [Passage] { sources.flatMap(\.passages) }

  /// Returns the parts whose names end in one of the suffixes, and the parts nested in them.
  func parts(called suffixes: String...) -> [Passage] {
    parts.filter { part in
      ((part.type?.outer ?? []) + [part.name]).contains { name in suffixes.contains(where: name.hasSuffix) }
    }
  }

  /// Returns the outlets of a class that hold a view: their type is a view or a protocol that a view conforms to.
  func viewOutlets(of name: String) -> Set<String> {
    let views = sources.flatMap(\.types).filter(\.isView).flatMap { [$0.name] + $0.inheritedNames }
    let outlets = parts.filter { $0.name == name }.flatMap(\.members).filter { property in
      property.isOutlet && property.type?.names.contains { $0.isUIKit || views.contains($0) } == true
    }
    return Set(outlets.map(\.name))
  }
}

extension Evidence {
  /// Returns the views, such as an alert, that a view controller gives its view model, by the names that it has for them.
  /// What it gives its interactor as well, such as the model, is no view.
  func viewsHandedOver(by name: String) -> Set<String> {
    let assignments = parts.filter { $0.name == name }.flatMap(\.nodes).filter { $0.kind == .assignment }
    func given(to receiver: String) -> Set<String> {
      Set(
        assignments.filter { $0.children(.target).first?.owner == receiver }
          .compactMap { $0.children(.value).first?.name })
    }
    return given(to: "viewModel").subtracting(given(to: "interactor"))
  }
}

extension Report<Violation> {
  /// Reports a fault in a line of a part; the text follows the type's name.
  mutating func callAsFunction(_ parties: String, _ part: Passage, _ line: Int, _ text: String) {
    self("\(parties): \(part.file.place(line)): \(part.name) \(text)")
  }

  /// Returns the view controllers; if the sources declare none, nothing was shown.
  mutating func viewControllers(in evidence: Evidence) -> [Passage] {
    examine(
      evidence.parts(called: "ViewController"), else: "No source file declares a View Controller.")
  }
}

extension TypeDeclaration {
  /// True if it is a class of the user interface or inherits from one, except controllers.
  fileprivate var isView: Bool {
    ([name] + inheritedNames).contains { $0.isUIKit && !$0.hasSuffix("Controller") }
  }
}

extension Member {
  /// True if the storyboard fills it in.
  var isOutlet: Bool { attributes.contains { ["@Outlet", "@IBOutlet"].contains($0) } }

  /// True if it is marked as the handler of an event.
  var isHandler: Bool { attributes.contains("@IBAction") }
}

extension Code.Node {
  /// The name with its base, for the text of a violation.
  var spelling: String { [self.base, self.name].compactMap(\.self).joined(separator: ".") }

  /// The assignment that sets it, or nil.
  var assignment: Code.Node? { self.part == .target && parent?.kind == .assignment ? parent : nil }

  /// Returns the type of which it makes an object: `Film(…)`, `Film.init(…)`, `Film.init` as an argument, or `.init(…)`
  /// if the variable or the member has a written type.
  func madeType(in member: Member) -> String? {
    if let made = expression.made { return made }
    guard self.name == "init", self.kind == .call || self.kind == .name && self.part == .argument else {
      return nil
    }
    if self.base?.isEmpty == false { return self.owner }
    return (parent.flatMap { $0.kind == .variable ? $0.type : nil } ?? member.type)?.core
  }

  /// Returns true if it calls a method with labels on another object, such as `run(completion:)`; the last argument may
  /// be a trailing closure.
  func asks(for method: String) -> Bool {
    let words = method.split { "(:)".contains($0) }.map { $0 == "_" ? "" : String($0) }
    let labels = words.dropFirst()
    guard self.kind == .call, self.name == words[0], labels.contains(where: { !$0.isEmpty }),
      self.labels.dropLast() == labels.dropLast(), ["", labels.last].contains(self.labels.last),
      let owner = self.owner, !["self", "super"].contains(owner)
    else { return false }
    // A static method, such as `MainActor.run`, is called on a type and does not count.
    return owner.hasSuffix(")") || owner.first?.isUppercase == false
  }
}

extension Import {
  /// True if it imports only outlets.
  var isOutlet: Bool { module == kitInterface && declaration == "Outlet" }
}
