import Foundation
import Processes
import Specification
import Toolchain

/// The kit's modules that an exercise is compiled against, as they were built beside this program.
///
/// The program itself needs no checks, so those of a pattern are built when its first exercise is run.
struct ExerciseModules {
  /// The pattern that the part belongs to; VIPER if it belongs to none.
  let pattern: Pattern
  /// The folder of the kit.
  let package: URL

  private let built = BuiltModules()

  init(for exercise: Exercise, judging part: Data) {
    pattern = exercise.pattern(of: part) ?? .viper
    package = exercise.package
  }

  private var checks: String { "\(pattern.module)Checks" }

  private var names: [String] {
    [
      "TextLayout", "Tracing", "Catalogue", "HeadlessUI", "Specification", "Observing", "Playing",
      "Processes",
      "SourceModel", "Toolchain", "Fuzzing", "Checks",
      pattern.module, checks,
    ]
      + (pattern == .mvvmFC ? ["Library", "LibraryUI"] : [])
      // A part of no pattern is judged within VIPER's app; it may come from the app in plain MVC.
      + (pattern == .viper ? ["MVC"] : [])
  }

  /// The folder in which the compiler finds imported modules.
  var imports: URL { built.folder }

  /// The files whose times show when each module was last built.
  var files: [URL] { names.map(built.file) }

  /// Builds the modules that are missing or older than their sources, with a notice on standard error.
  ///
  /// - Throws: `ExerciseError`, `Subprocess.Interrupted` after Ctrl-C, an error of Foundation if something cannot be
  ///   started.
  func build() throws {
    let folder = exerciseFolder.nearestExisting
    guard FileManager.default.isWritableFile(atPath: folder.path) else {
      throw ExerciseError.readOnly(folder.path)
    }
    #if DEBUG
      try buildReader()
      let manifest = package.appendingPathComponent("Package.swift")
      guard !isBuilt, FileManager.default.fileExists(atPath: manifest.path) else { return }
      let start = Date()
      try Subprocess.build(
        ["swift", "build", "--package-path", package.path, "--target", checks] + built.buildOptions,
        notice: "Building the checks of \(pattern.title), once"
      ) { ExerciseError.brokenChecks(checks, $0) }
      try FileManager.default.createDirectory(
        at: stamp.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(imports.path.utf8).write(to: stamp)
      // A source that was saved during the build may not be part of it.
      try FileManager.default.setAttributes([.modificationDate: start], ofItemAtPath: stamp.path)
    #else
      throw ExerciseError.notBuilt(checks)
    #endif
  }

  /// Compiles the program that reads sources, if necessary. Here the user sees a notice of the wait; in a check, the
  /// wait would count towards the time limit.
  private func buildReader() throws {
    do {
      _ = try SyntaxReader { compiler, arguments in
        try Subprocess.build([compiler.path] + arguments, notice: "Compiling the reader of sources, once") {
          ExerciseError.brokenProgram("The reader of sources", $0)
        }
      }
    } catch is SyntaxReaderUnavailable {
      // The checks that read sources report this.
    }
  }

  /// Returns the object files of all modules.
  ///
  /// - Throws: `ExerciseError` if one has not been built.
  func objects() throws -> [String] {
    try names.flatMap { name in
      guard let objects = built.objects(of: name) else { throw ExerciseError.notBuilt(name) }
      return objects.values.map(\.path).sorted()
    }
  }

  /// The file whose time is that of the last build, and whose text names the folder that the build filled. The object
  /// files do not show the time, since a source that was saved unchanged is not compiled again.
  private var stamp: URL { exerciseFolder.appendingPathComponent("\(checks).built") }

  /// The folder in which exercises are compiled.
  private var exerciseFolder: URL { package.appendingPathComponent(".build/exercises") }

  private var isBuilt: Bool {
    let isStamped = (try? String(contentsOf: stamp, encoding: .utf8)) == imports.path
    let last = isStamped ? stamp.modified : .distantPast
    return names.allSatisfy { name in
      guard let objects = built.objects(of: name) else { return false }
      return objects.allSatisfy { source, object in
        let made = object.modified
        return made > .distantPast && source.modified < max(made, last)
      }
    }
  }
}

extension URL {
  /// The file or folder itself, or else the innermost folder around it that exists.
  fileprivate var nearestExisting: URL {
    FileManager.default.fileExists(atPath: path) || path == "/"
      ? self : deletingLastPathComponent().nearestExisting
  }

  /// The time when the file was last written; the distant past if there is no file.
  var modified: Date {
    // There are hundreds of files to check, and `attributesOfItem` takes three times as long.
    var attributes = stat()
    guard stat(path, &attributes) == 0 else { return .distantPast }
    #if os(Linux)
      let time = attributes.st_mtim
    #else
      let time = attributes.st_mtimespec
    #endif
    return Date(timeIntervalSince1970: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
  }
}
