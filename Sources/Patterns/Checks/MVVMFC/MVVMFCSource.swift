import Checks
import Tracing

/// An app's source files, and the parts of MVVM-FC that their types play.
struct MVVMFCSource {
  /// The files, in order.
  let files: [SourceFile]
  private let parts: [String: Role]

  /// Takes the source files among evidence.
  init(_ evidence: Evidence) {
    files = evidence.sources
    var parts: [String: Role] = [:]
    for file in files where !file.stands(in: "Library") {
      for type in file.typeTexts where type.keyword != "extension" {
        parts[type.name] = Self.part(of: type)
      }
    }
    self.parts = parts
  }

  /// The part that a type plays, or nil; an extension plays that of its type.
  func part(of type: TypeText) -> Role? {
    parts[type.name] ?? Self.part(of: type)
  }

  /// The files in a folder of the app's, or below it.
  func files(in folder: String) -> [SourceFile] {
    files.filter { $0.stands(in: folder) }
  }

  /// The names of the types that play a part, protocols included; of those in the library there are none.
  func names(of part: Role) -> Set<String> {
    Set(parts.filter { $0.value == part }.keys)
  }

  /// What the files that declare a part say, apart from types that play another part.
  func code(of part: Role) -> [Passage] {
    passages { own, all in own == part || own == nil && all.contains(part) }
  }

  /// What stands outside of types that play these parts, and outside of what stands beside them in a file.
  func code(outside others: Set<Role>) -> [Passage] {
    passages { own, all in own.map { !others.contains($0) } ?? all.isDisjoint(with: others) }
  }

  /// The folders in Modules, with their files, by name.
  var modules: [(name: String, files: [SourceFile])] {
    Dictionary(grouping: files.filter { $0.module != nil }) { $0.module ?? "" }
      .map { (name: $0.key, files: $0.value) }
      .sorted { $0.name < $1.name }
  }

  /// The names of the types that files declare, protocols included, and nested ones not.
  func ownTypes(
    of files: [SourceFile], where isMeant: (TypeText) -> Bool = { _ in true }
  ) -> Set<String> {
    Set(
      files.flatMap(\.typeTexts).filter { !$0.isNested && $0.keyword != "extension" && isMeant($0) }.map(
        \.name))
  }

  /// Whether there is a type of a part of which there can be values.
  func hasConcrete(_ part: Role) -> Bool {
    let names = names(of: part)
    return files.flatMap(\.typeTexts).contains { $0.isConcrete && names.contains($0.name) }
  }

  /// The tokens that `isMeant` says belong, by the part of the type that they stand in and by all parts that
  /// their file declares.
  private func passages(where isMeant: (Role?, Set<Role>) -> Bool) -> [Passage] {
    files.compactMap { file in
      let types = file.stands(in: "Library") ? [] : file.typeTexts
      let parts = types.compactMap { type in part(of: type).map { (range: type.range, part: $0) } }
      let all = Set(parts.map(\.part))
      let isRestMeant = isMeant(nil, all)
      // Most files belong as a whole, or not at all.
      if parts.allSatisfy({ isMeant($0.part, all) == isRestMeant }) {
        return isRestMeant ? file.passage : nil
      }
      var belongs = Array(repeating: isRestMeant, count: file.tokens.count)
      // What is nested in a part belongs to it, unless it plays one itself.
      for (range, part) in parts {
        belongs.replaceSubrange(range, with: repeatElement(isMeant(part, all), count: range.count))
      }
      let indices = belongs.indices.filter { belongs[$0] }
      return indices.isEmpty ? nil : Passage(file: file, indices: indices)
    }
  }

  private static func part(of type: TypeText) -> Role? {
    let name = type.name
    if name.contains("FlowController") { return .flowController }
    if name.hasSuffix("Factory") || name.hasSuffix("FactoryType") { return .factory }
    if name.contains("ViewModel") { return .viewModel }
    if name.hasSuffix("ViewController") { return .viewController }
    if name.contains("Dependenc") { return .dependencyManager }
    if name.hasSuffix("AppDelegate") || name.hasSuffix("SceneDelegate") { return .application }
    // A part whose name does not tell is known by what it inherits.
    for parent in type.inherited {
      if parent.hasSuffix("FlowControllerType") || parent.hasSuffix("FlowController") {
        return .flowController
      }
      if parent.hasSuffix("FactoryType") { return .factory }
      if parent.hasSuffix("ViewModelType") || parent.hasSuffix("ViewModel") { return .viewModel }
      if parent.hasSuffix("ViewController") || parent == "UITableViewController" { return .viewController }
      if parent.hasSuffix("DependencyManager") { return .dependencyManager }
      if parent == "UIApplicationDelegate" || parent == "UIWindowSceneDelegate" { return .application }
    }
    return nil
  }
}

/// Some of a file's tokens.
struct Passage {
  /// The file.
  let file: SourceFile
  /// The tokens' places in the file.
  let indices: [Int]

  /// The places of the tokens that `isMeant` answers for, each text where it first stands:
  /// `Films.swift, line 7 (URLSession)`.
  func places(where isMeant: (Int) -> Bool) -> [String] {
    var seen: Set<String> = []
    return indices.filter { isMeant($0) && seen.insert(file.tokens[$0].text).inserted }.map(file.place)
  }

  /// The places of the tokens with one of these texts.
  func places(of texts: Set<String>) -> [String] {
    if texts.isDisjoint(with: file.content.words) { return [] }
    return places { texts.contains(file.tokens[$0].text) }
  }

  /// Whether a factory is used.
  func uses(_ factories: Set<String>) -> Bool {
    !places(of: factories).isEmpty
  }
}

extension SourceFile {
  /// Whether the file stands in a folder of the app's, or below it.
  func stands(in place: String) -> Bool {
    folder == place || folder.hasPrefix("\(place)/")
  }

  /// The module that the file belongs to, such as `Films`, or nil.
  var module: String? { secondFolder(in: "Modules") }

  /// The folder below `first` that the file stands in, or nil.
  func secondFolder(in first: String) -> String? {
    let folders = folder.split(separator: "/")
    guard folders.count > 1, folders[0] == first else { return nil }
    return String(folders[1])
  }

  /// The whole file.
  var passage: Passage { Passage(file: self, indices: Array(tokens.indices)) }

  /// The text of a token, counted from another; nothing beyond the ends.
  func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].text : ""
  }

  /// Whether a token is called: a bracket follows, or `.init` and a bracket.
  func isCalled(_ index: Int) -> Bool {
    if text(index + 1) == "." && text(index + 2) == "init" { return true }
    return text(index + 1) == "(" && text(index - 1) != "func"
  }

  /// The modules that the file imports, without what is imported of them.
  var importedModules: [String] {
    let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias", "actor"]
    return tokens.indices.filter { tokens[$0].text == "import" }.map { index in
      text(kinds.contains(text(index + 1)) ? index + 2 : index + 1)
    }
  }

  /// Whether a token belongs to a line that imports something.
  func isImport(_ index: Int) -> Bool {
    var first = index
    while first > 0, tokens[first - 1].line == tokens[index].line { first -= 1 }
    return tokens[first...index].contains { $0.text == "import" }
  }
}
