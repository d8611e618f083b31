import Foundation
import SourceModel
import Specification
import Toolchain

/// The part of an exercise: the source that is judged, with the type that the manifest names and any further types.
struct Part {
  /// The types' names, such as `FilmInteractor`.
  let types: [String]
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
    struct Manifest: Decodable { let part: String }
    let folder = URL(fileURLWithPath: checks).resolvingSymlinksInPath().deletingLastPathComponent()
    let manifest = try Data(contentsOf: folder.appendingPathComponent("exercise.json"))
    types = try [JSONDecoder().decode(Manifest.self, from: manifest).part] + others
    module = String(fileID.prefix { $0 != "/" })
    // The program passes the path of the file that it judges; without that path, the part is the file next to the
    // checks.
    let place =
      Self.judgedFile
      ?? URL(fileURLWithPath: checks).deletingLastPathComponent().appendingPathComponent(Self.fileName)
    text = try String(contentsOf: place, encoding: .utf8)
  }

  /// The file that the program judges; nil if the tests run without the program.
  static var judgedFile: URL? {
    ProcessInfo.processInfo.environment["EXERCISE_PART"].map { URL(fileURLWithPath: $0) }
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
    let part = try source().withoutImports { $0.module == pattern.module }
    let classes = Set(part.classes)
    let files = try SourceFile.files(below: Self.folder(of: pattern))
    let replaced = files.filter { !classes.isDisjoint(with: $0.classes) }
    return files.flatMap { file in
      guard !classes.isDisjoint(with: file.classes) else { return [file] }
      let others = replaced.filter { $0.path != file.path }
      return [file.without { classes.contains($0.name) }, part.beside(file, and: others)]
    }
  }

  /// Returns the types that the part declares, without its extensions.
  ///
  /// - Throws: An error of `SyntaxReader`.
  func declaredTypes() throws -> [String] {
    try source().types.filter { $0.kind != .extension }.map(\.name)
  }

  /// Returns the variables that belong to no object, and the constants that belong to none and mention a class of the
  /// part with variables: each as it is declared, with its line.
  ///
  /// - Throws: An error of `SyntaxReader`.
  func sharedState() throws -> [String] {
    let source = try source()
    let stateful = source.types.filter { [.class, .actor].contains($0.kind) }
      .filter { $0.properties.contains(where: \.isVariable) }.map(\.name)
    let shared = source.members + source.types.flatMap(\.members).filter(\.isStatic)
    return shared.filter { member in
      member.isVariable
        || member.kind == .property && member.isConstant
          && member.mentions.contains { stateful.contains($0.name) }
    }.map { "Exercise.swift, line \($0.line): \($0.text)" }
  }

  /// Returns true if the part has classes of several files of the kit's app. The compiler cannot judge such a part,
  /// which is read as one of these files at a time.
  ///
  /// - Throws: As `sources(of:)`.
  func spansFiles(of pattern: Pattern) throws -> Bool {
    let classes = Set(try source().classes)
    let files = try SourceFile.files(below: Self.folder(of: pattern))
    return files.count { !classes.isDisjoint(with: $0.classes) } > 1
  }

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
  fileprivate var isVariable: Bool {
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
