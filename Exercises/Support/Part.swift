import Checks
import Foundation
import SourceModel
import Specification
import Toolchain

/// The part of an exercise: the source that is judged, with the type that the manifest names and any further types.
struct Part {
  /// The types' names, such as `FilmInteractor`.
  let types: [String]
  /// The rules that the manifest excuses the part from.
  let excused: Set<Rule.ID>
  /// The module of the exercise.
  let module: String
  private let text: String

  /// Reads the part that belongs to an exercise's checks.
  ///
  /// - Parameters:
  ///   - checks: The path of the checks, in the same folder as the part.
  ///   - fileID: The identifier of the checks' file, which begins with the exercise's module.
  ///   - others: The names of further types, besides the one that the manifest names.
  /// - Throws: An error of Foundation if the manifest or the part cannot be read.
  init(besides checks: String, in fileID: String, with others: [String] = []) throws {
    struct Manifest: Decodable {
      let part: String
      let excused: [Rule.ID: String]?
    }
    let folder = URL(fileURLWithPath: checks).resolvingSymlinksInPath().deletingLastPathComponent()
    let manifest = try JSONDecoder().decode(
      Manifest.self, from: Data(contentsOf: folder.appendingPathComponent("exercise.json")))
    types = [manifest.part] + others
    excused = Set((manifest.excused ?? [:]).keys)
    module = String(fileID.prefix { $0 != "/" })
    // The program passes the text that it judges; without it, the part is the file next to the checks.
    text =
      try Settings.current.part
      ?? String(
        contentsOf: URL(fileURLWithPath: checks).deletingLastPathComponent()
          .appendingPathComponent(Self.fileName), encoding: .utf8)
  }

  /// The name of the file next to the checks.
  static let fileName = "Exercise.swift"

  /// Returns the source of a pattern's app, with the part's classes instead of the kit's.
  ///
  /// The kit's files lose the classes that the part declares, and the part becomes a file in the same folder, in the
  /// app's module, which it then need not import. If the classes come from several files, the folder of each file gets
  /// the classes of that file.
  ///
  /// - Throws: An error of `SyntaxReader`, or of Foundation if a file cannot be read.
  func sources(of pattern: Pattern) throws -> [SourceFile] {
    let files = try files(of: pattern)
    return try slices(of: files, for: pattern).reduce(files) { $1.inserted(in: $0) }
  }

  /// Returns the source of a pattern's app once for each of its files whose classes the part declares, with the part's
  /// classes instead of those of that file alone.
  ///
  /// - Throws: As `sources(of:)`.
  func sourcesByFile(of pattern: Pattern) throws -> [[SourceFile]] {
    let files = try files(of: pattern)
    // A library is a module of its own, which is not compiled here.
    let compiled = Set(files.withoutLibraries.map(\.path))
    return try slices(of: files, for: pattern).filter { compiled.contains($0.path) }.map {
      $0.inserted(in: files)
    }
  }

  /// Returns the files of a pattern's app, and those of its awaited form if the app has none of the part's classes.
  private func files(of pattern: Pattern) throws -> [SourceFile] {
    let folder = Self.folder(of: pattern)
    let app = try SourceFile.files(below: folder)
    let classes = Set(try source().classes)
    if app.contains(where: { !classes.isDisjoint(with: $0.classes) }) { return app }
    return try app
      + SourceFile.files(below: folder.deletingLastPathComponent().appendingPathComponent("Async"))
  }

  private func slices(of files: [SourceFile], for pattern: Pattern) throws -> [Slice] {
    let part = try source().withoutImports { $0.module == pattern.module }
    let classes = Set(part.classes)
    let replaced = files.filter { !classes.isDisjoint(with: $0.classes) }
    return replaced.map { file in
      Slice(
        path: file.path, part: part.beside(file, and: replaced.filter { $0.path != file.path }),
        classes: classes.intersection(file.classes))
    }
  }

  /// The classes of the part that one file of the app declares.
  private struct Slice {
    let path: String
    let part: SourceFile
    let classes: Set<String>

    /// Returns the files of the app, with these classes instead of the app's.
    func inserted(in files: [SourceFile]) -> [SourceFile] {
      files.flatMap { $0.path == path ? [$0.without { classes.contains($0.name) }, part] : [$0] }
    }
  }

  /// Returns the types that the part declares, without its extensions.
  ///
  /// - Throws: An error of `SyntaxReader`.
  func declaredTypes() throws -> [String] {
    try source().types.filter { $0.kind != .extension }.map(\.name)
  }

  /// Returns the variables that belong to no object, and the constants that belong to none and mention a class with
  /// variables or a type of the libraries that keeps what is written to it: each as it is declared, with its line. The
  /// same goes for the other places where state outlives the object that wrote it, such as a thread's dictionary.
  ///
  /// - Throws: An error of `SyntaxReader`.
  func sharedState() throws -> [String] {
    let source = try source()
    let stateful = source.types.filter { [.class, .actor].contains($0.kind) }
      .filter { $0.properties.contains(where: \.isVariable) }.map(\.name)
    let shared = source.members + source.types.flatMap(\.members).filter(\.isStatic)
    let kept = shared.filter { member in
      member.isVariable
        || member.kind == .property && member.isConstant
          && member.mentions.contains { stateful.contains($0.name) || Self.isMutable($0.name) }
    }.map { "Exercise.swift, line \($0.line): \($0.text)" }
    let stored = source.mentions.filter { Self.sharedStores.contains($0.name) }
      .map { "Exercise.swift, line \($0.line): \($0.name)" }
    return kept + stored
  }

  /// Returns the places where the part names, by the app's module, a type that it declares itself: it then uses the
  /// app's type of that name, such as `VIPER.FilmPresenter`, in place of its own.
  ///
  /// - Throws: An error of `SyntaxReader`.
  func borrowedTypes(from pattern: Pattern) throws -> [String] {
    let names = try declaredTypes().map { "\(pattern.module).\($0)" }
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
      let code = String(line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex))
        .filter { !$0.isWhitespace }
      return names.filter { name in
        code.ranges(of: name).contains { range in
          let (before, after) = (code[..<range.lowerBound].last, code[range.upperBound...].first)
          return ![before, after].contains { $0.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false }
        }
      }.map { "Exercise.swift, line \(index + 1): \($0)" }
    }
  }

  /// Returns true for a type of the libraries whose objects keep what is written to them.
  private static func isMutable(_ type: String) -> Bool {
    ["NSMutable", "Unsafe"].contains(where: type.hasPrefix)
      || ["Atomic", "ManagedBuffer", "Mutex", "NSCache", "NSHashTable", "NSMapTable"].contains(type)
  }

  /// The libraries' types whose objects are shared by the whole process.
  private static let sharedStores: Set = ["Thread", "NotificationCenter", "UserDefaults"]

  /// Returns true if the part uses a type that its checks declare. The compiler refuses such a part without them.
  ///
  /// - Parameter checks: The path of the checks.
  /// - Throws: An error of `SyntaxReader`, or of Foundation if the file cannot be read.
  func needsTypes(of checks: String) throws -> Bool {
    let text = try String(contentsOfFile: checks, encoding: .utf8)
    let types = try SourceFile(name: "Checks.swift", text: text).types.filter { $0.kind != .extension }
    return !Set(try source().mentions.map(\.name)).isDisjoint(with: types.map(\.name))
  }

  /// Returns the parsed source of the part.
  ///
  /// - Throws: An error of `SyntaxReader`.
  func source() throws -> SourceFile { try SourceFile(name: Self.fileName, text: text) }

  /// Returns the folder with the sources of a pattern's app.
  static func folder(of pattern: Pattern) -> URL {
    package.appendingPathComponent("Sources/Patterns/\(pattern.module)/App")
  }

  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}

extension Member {
  /// True if it is a stored property that can change.
  var isVariable: Bool {
    kind == .property && !isConstant && Set(accessors).isSubset(of: ["willSet", "didSet"])
  }

  /// True if it belongs to its type and to no object.
  fileprivate var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
}

extension SourceFile {
  /// Returns this part, moved to the folder of a file that declares some of its classes. Classes that other files
  /// declare are left out, and so are the imports that only those classes need.
  fileprivate func beside(_ file: SourceFile, and others: [SourceFile]) -> SourceFile {
    guard !others.isEmpty else { return moved(to: file.folder) }
    let foreign = Set(others.flatMap(\.classes))
    let imported = Set(file.imports.map(\.module))
    return without { foreign.contains($0.name) }.withoutImports { !imported.contains($0.module) }
      .moved(to: file.folder)
  }
}
