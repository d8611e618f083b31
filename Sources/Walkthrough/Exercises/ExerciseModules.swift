import Foundation
import Stories

/// The kit's modules that an exercise is compiled against, as they lie beside this program.
///
/// The program itself needs no checks, so those of a pattern are built when its first exercise is run.
struct ExerciseModules {
  /// The pattern that the exercise belongs to.
  let pattern: Pattern
  /// The folder of the kit.
  let package: URL

  /// The folder that this program was built in.
  private let folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    .deletingLastPathComponent()

  init(for exercise: Exercise) {
    pattern = exercise.manifest.pattern
    package = exercise.package
  }

  private var checks: String { "\(pattern.module)Checks" }

  private var names: [String] {
    [
      "TextLayout", "Tracing", "Catalogue", "HeadlessUI", "Stories", "Facts", "Checks", pattern.module,
      checks,
    ]
      + (pattern == .mvvmFC ? ["ApiSession"] : [])
  }

  /// The folder in which an import finds them.
  var imports: URL { folder.appendingPathComponent("Modules") }

  /// The files that tell when one of them was built last.
  var files: [URL] { names.map { imports.appendingPathComponent("\($0).swiftmodule") } }

  /// Builds what is not there or older than its sources, and says so on the standard error.
  ///
  /// - Throws: `ExerciseError`, `Subprocess.Interrupted` after Ctrl-C, an error of Foundation where something cannot be
  ///   started.
  func build() throws {
    #if DEBUG
      let manifest = package.appendingPathComponent("Package.swift")
      guard try !isBuilt, FileManager.default.fileExists(atPath: manifest.path) else { return }
      let scratch = folder.deletingLastPathComponent().deletingLastPathComponent()
      FileHandle.standardError.write(Data("Building the checks of \(pattern.title), once.\n".utf8))
      let built = try Subprocess.run(
        [
          "swift", "build", "--package-path", package.path, "--scratch-path", scratch.path, "--target",
          checks,
        ], temporaryFolder: FileManager.default.temporaryDirectory)
      guard built.status == 0 else { throw ExerciseError.brokenChecks(checks, built.text) }
      try FileManager.default.createDirectory(
        at: stamp.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: stamp)
    #else
      throw ExerciseError.notBuilt(checks)
    #endif
  }

  /// The compiled files of all of them.
  ///
  /// - Throws: `ExerciseError` where one has not been built.
  func objects() throws -> [String] {
    try names.flatMap { name in
      guard let outputs = try outputs(of: name) else { throw ExerciseError.notBuilt(name) }
      return outputs.values.sorted()
    }
  }

  /// The file that tells when they were built last. A source that was written again as it was is not compiled again, so
  /// the compiled file alone does not tell.
  private var stamp: URL { package.appendingPathComponent(".build/exercises/\(checks).built") }

  private var isBuilt: Bool {
    get throws {
      let last = stamp.modified
      return try names.allSatisfy { name in
        guard let outputs = try outputs(of: name) else { return false }
        return outputs.allSatisfy { source, object in
          let made = URL(fileURLWithPath: object).modified
          return made > .distantPast && URL(fileURLWithPath: source).modified < max(made, last)
        }
      }
    }
  }

  /// The compiled file of each source file of a module, as the build wrote down what it makes; nil where it did not.
  private func outputs(of module: String) throws -> [String: String]? {
    struct Output: Decodable { let object: String? }
    let map = folder.appendingPathComponent("\(module).build/output-file-map.json")
    guard let data = try? Data(contentsOf: map) else { return nil }
    return try JSONDecoder().decode([String: Output].self, from: data).compactMapValues(\.object)
  }
}

extension URL {
  /// When the file was written last; before all others where there is none.
  var modified: Date {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.modificationDate] as? Date ?? .distantPast
  }
}
