import Checks

extension Evidence {
  /// What `body` finds wrong in each file that concerns a view controller; a complaint where there is none.
  func judgeViewControllers(_ rule: String, _ body: (SourceFile) -> [Violation]) -> [Violation] {
    let files = sources.filter(\.concernsViewControllers)
    guard !files.isEmpty else {
      return [Violation.unshown(rule, "No source file declares a View Controller.")]
    }
    return files.flatMap(body)
  }

  /// The outlets in a file that lead to a view, by its class or by a protocol that a view's class conforms to.
  func viewOutlets(in file: SourceFile) -> [String] {
    let views = sources.flatMap(\.typeTexts).filter(\.isView)
    let names = Set(views.flatMap { [$0.name] + $0.inherited })
    return file.matches(of: outlet)
      .filter { outlet in String(outlet.2).namedTypes.contains { $0.hasPrefix("UI") || names.contains($0) } }
      .map { String($0.1) }
  }
}

extension SourceFile {
  /// Where objects are asked by others for a method with a labelled parameter, such as `run(completion:)`, with
  /// its label or with a closure behind it, and the outermost types in which that stands.
  func calls(of method: String) -> [(type: TypeText, line: Int)] {
    let words = method.split { "(:)".contains($0) }.map(String.init)
    guard words.count > 1, words[1] != "_" else { return [] }
    let spellings = [
      [".", words[0], "(", words[1], ":"], [".", words[0], "{"], [".", words[0], "(", ")", "{"],
    ]
    return tokens.indices.dropFirst().compactMap { index in
      let isCall = spellings.contains { tokens[index...].lazy.map(\.text).starts(with: $0) }
      // A type's own methods, such as `MainActor.run`, are called by its name.
      let asked = tokens[index - 1].text
      guard isCall, asked != "self", asked != "super", asked.first?.isUppercase == false else { return nil }
      return typeTexts.first { $0.range.contains(index) }.map { ($0, tokens[index].line) }
    }
  }
}

extension TypeText {
  /// Whether it is a class of the user interface or inherits from one, controllers apart.
  fileprivate var isView: Bool {
    ([name] + inherited).contains { $0.hasPrefix("UI") && !$0.hasSuffix("Controller") }
  }
}

private let outlet = SourcePattern(#/@Outlet\s+(?:[\w()]+\s+)*var (\w+): *([^\n={]+)/#)
