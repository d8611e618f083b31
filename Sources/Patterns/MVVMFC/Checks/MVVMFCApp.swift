import SourceModel
import Tracing

/// An app's source files, and the parts of MVVM-FC that their types play.
struct MVVMFCApp {
  /// The files, in order.
  let files: [SourceFile]
  private let parts: [String: Role]

  /// Creates an app from its source files.
  init(_ files: [SourceFile]) {
    self.files = files
    let types = files.filter { !$0.stands(in: "Library") }.flatMap(\.types)
    parts = Dictionary(
      types.filter { $0.kind != .extension }.compactMap { type in Self.part(of: type).map { (type.name, $0) }
      },
      uniquingKeysWith: { $1 })
  }

  /// Returns the part that a type plays, or nil; an extension plays the part of its type.
  func part(of type: TypeDeclaration) -> Role? {
    parts[type.name] ?? Self.part(of: type)
  }

  /// Returns the names of the types that play a part, including protocols; types in the library play none.
  func names(of part: Role) -> Set<String> {
    Set(parts.filter { $0.value == part }.keys)
  }

  /// Returns the types of a part, except protocols and extensions.
  func concreteTypes(of part: Role) -> [TypeDeclaration] {
    files.filter { !$0.stands(in: "Library") }.flatMap(\.types).filter {
      $0.isConcrete && self.part(of: $0) == part
    }
  }

  /// Returns the files in a folder of the app, or below it.
  func files(in folder: String) -> [SourceFile] {
    files.filter { $0.stands(in: folder) }
  }

  /// Returns the files that declare or extend a type of a part.
  func files(of part: Role) -> [SourceFile] {
    files.filter { file in
      !file.stands(in: "Library") && file.types.contains { self.part(of: $0) == part }
    }
  }

  /// The folders in Modules, with their files, by name.
  var modules: [(name: String, files: [SourceFile])] {
    Dictionary(grouping: files.filter { $0.module != nil }) { $0.module ?? "" }
      .map { (name: $0.key, files: $0.value) }
      .sorted { $0.name < $1.name }
  }

  /// Returns the code of a part: its types, and the other code in their files.
  func code(of part: Role) -> [Passage] { code { $0.contains(part) } }

  /// Returns all code except that of some parts.
  func code(outside parts: Set<Role>) -> [Passage] { code { $0.isDisjoint(with: parts) } }

  /// Returns the code whose part fits; code without a part of its own belongs to all parts in its file.
  private func code(where fits: (Set<Role>) -> Bool) -> [Passage] {
    files.flatMap { file in
      let isApp = !file.stands(in: "Library")
      let all = Set(isApp ? file.types.compactMap(part) : [])
      return file.passages.filter { passage in
        // A type that is nested in a part belongs to it, unless it plays a part itself.
        let own = passage.type.flatMap { part(of: $0) ?? $0.outer.compactMap { parts[$0] }.last }
        return fits(isApp ? own.map { [$0] } ?? all : [])
      }
    }
  }

  private static func part(of type: TypeDeclaration) -> Role? {
    let name = type.name
    if name.contains("FlowController") { return .flowController }
    if name.hasSuffix("Factory") || name.hasSuffix("FactoryType") { return .factory }
    if name.contains("ViewModel") { return .viewModel }
    if name.hasSuffix("ViewController") { return .viewController }
    if name.contains("Dependenc") { return .dependencyManager }
    if name.hasSuffix("AppDelegate") || name.hasSuffix("SceneDelegate") { return .application }
    // A type whose name does not show its part is recognised by its inherited types.
    return type.inheritedNames.lazy.compactMap(part(inheriting:)).first
  }

  private static func part(inheriting parent: String) -> Role? {
    if parent.hasSuffix("FlowControllerType") || parent.hasSuffix("FlowController") { return .flowController }
    if parent.hasSuffix("FactoryType") { return .factory }
    if parent.hasSuffix("ViewModelType") || parent.hasSuffix("ViewModel") { return .viewModel }
    if parent.hasSuffix("ViewController") || parent == "UITableViewController" { return .viewController }
    if parent.hasSuffix("DependencyManager") { return .dependencyManager }
    if parent == "UIApplicationDelegate" || parent == "UIWindowSceneDelegate" { return .application }
    return nil
  }
}

extension MVVMFCApp {
  /// Returns the names of the types that files declare, including protocols but not nested types.
  func ownTypes(
    of files: [SourceFile], where isIncluded: (TypeDeclaration) -> Bool = { _ in true }
  ) -> Set<String> {
    Set(
      files.flatMap(\.types).filter { $0.outer.isEmpty && $0.kind != .extension && isIncluded($0) }.map(
        \.name))
  }
}

extension SourceFile {
  /// The module that the file belongs to, such as `Films`, or nil.
  var module: String? { secondFolder(in: "Modules") }

  /// Returns the folder directly below `first` that contains the file, or nil.
  func secondFolder(in first: String) -> String? {
    let folders = folder.split(separator: "/")
    return folders.count > 1 && folders[0] == first ? String(folders[1]) : nil
  }
}
