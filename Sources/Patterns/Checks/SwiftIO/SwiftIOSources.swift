import Checks
import Facts

/// A type's declaration, or one of its extensions, and the file that it stands in.
struct Part {
  let file: SourceFile
  let type: TypeDeclaration

  /// The expressions of all members.
  var nodes: [Code.Node] { type.members.flatMap(\.code.nodes) }
}

extension Evidence {
  /// The types and extensions whose names end in one of some words, and the types inside them.
  func parts(called suffixes: String...) -> [Part] {
    sources.flatMap { file in
      file.types.filter { type in
        (type.outer + [type.name]).contains { name in suffixes.contains(where: name.hasSuffix) }
      }
      .map { Part(file: file, type: $0) }
    }
  }

  /// The faults that `body` finds in each view controller; a complaint where the sources declare none.
  func judgeViewControllers(_ rule: String, _ body: (Part) -> [Violation]) -> [Violation] {
    let controllers = parts(called: "ViewController")
    guard !controllers.isEmpty else {
      return [Violation.unshown(rule, "No source file declares a View Controller.")]
    }
    return controllers.flatMap(body)
  }

  /// The outlets of a class that lead to a view, by the view's class or by a protocol that a view conforms to.
  func viewOutlets(of name: String) -> Set<String> {
    let views = sources.flatMap(\.types).filter(\.isView)
    let names = Set(views.flatMap { [$0.name] + $0.inheritedNames })
    let outlets = sources.flatMap(\.types).filter { $0.name == name }.flatMap(\.properties).filter {
      property in
      property.isOutlet && property.type?.names.contains { $0.hasPrefix("UI") || names.contains($0) } == true
    }
    return Set(outlets.map(\.name))
  }

  /// The objects that the program makes, those of storyboard scenes apart: the type, what makes it, and the place.
  var madeByCode: [(type: String, maker: String, place: String)] {
    sources.flatMap { file in
      let members = file.types.flatMap { type in type.members.map { (type.name, $0) } }
      return (members + file.members.map { (file.name, $0) }).flatMap { maker, member in
        member.code.nodes.filter { !$0.isDeclaredAsObject }.compactMap { node in
          node.madeType(in: member).map { ($0, maker, file.place(node.line)) }
        }
      }
    }
  }
}

extension TypeDeclaration {
  /// Whether it is a class of the user interface or inherits from one, controllers apart.
  fileprivate var isView: Bool {
    ([name] + inheritedNames).contains { $0.hasPrefix("UI") && !$0.hasSuffix("Controller") }
  }
}

extension Member {
  /// Whether the storyboard fills it in.
  var isOutlet: Bool { attributes.contains { ["@Outlet", "@IBOutlet"].contains($0) } }

  /// Whether it is marked as the handler of an event.
  var isHandler: Bool { attributes.contains("@IBAction") }
}

extension Code.Node {
  /// The name and what stands before it, as a message quotes them.
  var spelling: String { [self.base, self.name].compactMap(\.self).joined(separator: ".") }

  /// The type of which it makes an object: `Film(…)`, `Film.init(…)`, `Film.init` as an argument, or `.init(…)` where the
  /// variable, or the member, says the type.
  func madeType(in member: Member) -> String? {
    if let made = expression.made { return made }
    guard self.name == "init", self.kind == .call || self.kind == .name && self.part == .argument else {
      return nil
    }
    if self.base?.isEmpty == false { return self.owner }
    return (parent.flatMap { $0.kind == .variable ? $0.type : nil } ?? member.type)?.core
  }

  /// Whether a storyboard scene makes it, for its list of objects.
  var isDeclaredAsObject: Bool { ancestors.contains { $0.kind == .call && $0.name == "object" } }

  /// Whether it asks another object for a method with labels, such as `run(completion:)`; the last argument may be a
  /// closure behind the call.
  func asks(for method: String) -> Bool {
    let words = method.split { "(:)".contains($0) }.map { $0 == "_" ? "" : String($0) }
    let labels = words.dropFirst()
    guard self.kind == .call, self.name == words[0], labels.contains(where: { !$0.isEmpty }),
      self.labels.dropLast() == labels.dropLast(), ["", labels.last].contains(self.labels.last),
      let owner = self.owner, !["self", "super"].contains(owner)
    else { return false }
    // A type's own methods, such as `MainActor.run`, are called by its name.
    return owner.hasSuffix(")") || owner.first?.isUppercase == false
  }
}

extension Import {
  /// Whether it brings the user interface, and more of it than outlets.
  var isUserInterface: Bool { ["HeadlessUI", "UIKit"].contains(module) && !isOutlet }

  /// Whether it brings outlets alone.
  var isOutlet: Bool { module == "HeadlessUI" && declaration == "Outlet" }
}

extension SourceFile {
  /// The text without some of the imports, as a file to compile.
  func withoutImports(_ isLeftOut: (Import) -> Bool) -> SourceFile {
    var file = self
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for line in imports.filter(isLeftOut).map(\.line) where lines.indices.contains(line - 1) {
      lines[line - 1] = ""
    }
    file.imports.removeAll(where: isLeftOut)
    file.text = lines.joined(separator: "\n")
    return file
  }
}
