import Facts
import Foundation
import Stories

/// The kit's modules that an exercise is compiled against, as they lie beside this program.
///
/// The program itself needs no checks, so those of a pattern are built when its first exercise is run.
struct ExerciseModules {
  /// The pattern that the part belongs to; VIPER for one that belongs to none.
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
      "TextLayout", "Tracing", "Catalogue", "HeadlessUI", "Stories", "Facts", "Fuzzing", "Checks",
      pattern.module, checks,
    ]
      + (pattern == .mvvmFC ? ["ApiSession"] : [])
  }

  /// The folder in which an import finds them.
  var imports: URL { built.folder }

  /// The files that tell when one of them was built last.
  var files: [URL] { names.map(built.file) }

  /// Builds what is not there or older than its sources, and says so on standard error.
  ///
  /// - Throws: `ExerciseError`, `Subprocess.Interrupted` after Ctrl-C, an error of Foundation if something cannot be
  ///   started.
  func build() throws {
    let folder = exerciseFolder.nearestExisting
    guard FileManager.default.isWritableFile(atPath: folder.path) else {
      throw ExerciseError.readOnly(folder.path)
    }
    try buildReader()
    #if DEBUG
      let manifest = package.appendingPathComponent("Package.swift")
      guard !isBuilt, FileManager.default.fileExists(atPath: manifest.path) else { return }
      let notice = WaitingNotice.standard("Building the checks of \(pattern.title), once", isLong: true)
      defer { notice.end() }
      let build = try Subprocess.run(
        ["swift", "build", "--package-path", package.path, "--target", checks] + built.buildOptions,
        temporaryFolder: FileManager.default.temporaryDirectory)
      guard build.isSuccess else { throw ExerciseError.brokenChecks(checks, build.text) }
      try FileManager.default.createDirectory(
        at: stamp.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: stamp)
    #else
      throw ExerciseError.notBuilt(checks)
    #endif
  }

  /// Compiles the program that reads sources, unless that is done: here the wait has a notice, while a check has a time
  /// limit.
  private func buildReader() throws {
    do {
      _ = try SyntaxReader { compiler, arguments in
        let notice = WaitingNotice.standard("Compiling the reader of sources, once", isLong: true)
        defer { notice.end() }
        let build = try Subprocess.run(
          [compiler.path] + arguments, temporaryFolder: FileManager.default.temporaryDirectory)
        guard build.isSuccess else { throw ExerciseError.brokenSupport(build.text) }
      }
    } catch is SyntaxReaderUnavailable {
      // The checks that read sources say so.
    }
  }

  /// The compiled files of all of them.
  ///
  /// - Throws: `ExerciseError` if one has not been built.
  func objects() throws -> [String] {
    try names.flatMap { name in
      guard let objects = built.objects(of: name) else { throw ExerciseError.notBuilt(name) }
      return objects.values.map(\.path).sorted()
    }
  }

  /// The file that tells when they were built last. A source that was written again as it was is not compiled again, so
  /// the compiled files do not tell.
  private var stamp: URL { exerciseFolder.appendingPathComponent("\(checks).built") }

  /// The folder in which exercises are compiled.
  private var exerciseFolder: URL { package.appendingPathComponent(".build/exercises") }

  private var isBuilt: Bool {
    let last = stamp.modified
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
  /// The place, or the innermost folder around it that exists.
  fileprivate var nearestExisting: URL {
    FileManager.default.fileExists(atPath: path) || path == "/"
      ? self : deletingLastPathComponent().nearestExisting
  }

  /// When the file was written last; before all others if there is none.
  var modified: Date {
    // There are hundreds of files to ask, and `attributesOfItem` takes three times as long.
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
