import Foundation
import Specification

/// Compiles an exercise's checks with a part, beside the modules that this program was built with, and runs them.
///
/// That is what `swift test --package-path Exercises` does as well, without asking what else in the package has changed.
struct ExerciseBuild {
  let exercise: Exercise
  /// The columns that checks may write in.
  let width: Int

  private let toolchain = Toolchain.ofThisBuild()

  /// Judges a part.
  ///
  /// - Parameter part: The file that is compiled in the place of the exercise's.
  /// - Throws: `ExerciseError` where the kit's modules are missing, an error of Foundation where something cannot be
  ///   started or written.
  func outcome(of part: URL) throws -> ExerciseOutcome {
    // A folder of its own, so that two runs at once do not disturb each other.
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "exercise-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let support = try support()
    let program = folder.appendingPathComponent("checks")
    let entry = folder.appendingPathComponent("entry.swift")
    try Self.entry.write(to: entry, atomically: true, encoding: .utf8)
    let built = try toolchain.run(
      compiler(of: "Exercise\(exercise.id.prefix(2))") + ["-I", scratch.path] + linker
        + [part.path, exercise.checks.path, entry.path, support.path] + (try objects()) + [
          "-o", program.path,
        ])
    guard built.status == 0 else {
      return .refused(built.text.replacing(exercise.package.path + "/", with: ""))
    }
    let events = folder.appendingPathComponent("events.jsonl")
    try Data().write(to: events)
    let run = try toolchain.run([
      "COLUMNS=\(width)", "EXERCISE_PART=\(part.path)", program.path, "--event-stream-output-path",
      events.path, "--event-stream-version",
      "6.3",
    ])
    return try ExerciseOutcome(events: try Data(contentsOf: events), output: run.text)
  }

  private var scratch: URL { exercise.package.appendingPathComponent(".build/exercises") }

  /// Runs every test of the program, which is what SwiftPM's own runner calls.
  private static let entry = """
    import Testing

    @main struct Runner {
      static func main() async { await Testing.__swiftPMEntryPoint() as Never }
    }

    """

  /// The words that checks are written in, compiled; anew only where they or the kit's modules have changed.
  private func support() throws -> URL {
    let sources = try SourceFile.swiftFiles(
      below: exercise.package.appendingPathComponent("Exercises/Support"))
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    let object = scratch.appendingPathComponent("ExerciseSupport.o")
    let modules = try modules.map { name in
      let module = toolchain.modules.appendingPathComponent("\(name).swiftmodule")
      guard FileManager.default.fileExists(atPath: module.path) else { throw ExerciseError.notBuilt(name) }
      return module
    }
    let isFresh = (modules + sources).allSatisfy { $0.modified < object.modified }
    guard !isFresh else { return object }
    let built = try toolchain.run(
      compiler(of: "ExerciseSupport") + [
        "-wmo", "-emit-module", "-emit-module-path",
        scratch.appendingPathComponent("ExerciseSupport.swiftmodule").path, "-c", "-o", object.path,
      ] + sources.map(\.path))
    guard built.status == 0 else { throw ExerciseError.brokenSupport(built.text) }
    return object
  }

  private func compiler(of module: String) -> [String] {
    ["swiftc", "-parse-as-library", "-module-name", module, "-default-isolation", "MainActor"]
      + toolchain.settings
      + ["-Onone", "-enable-testing", "-diagnostic-style", "llvm", "-I", toolchain.modules.path]
  }

  private var linker: [String] {
    #if os(Linux)
      ["-use-ld=lld"]
    #else
      []
    #endif
  }

  private var modules: [String] {
    let pattern = exercise.manifest.pattern
    return ["TextLayout", "Tracing", "Catalogue", "HeadlessUI", "Specification", pattern.module]
      + (pattern == .mvvmFC ? ["ApiSession"] : [])
  }

  /// The compiled files of the modules, as the build wrote down what it made.
  private func objects() throws -> [String] {
    struct Output: Decodable { let object: String? }
    let build = toolchain.modules.deletingLastPathComponent()
    return try modules.flatMap { module in
      let map = build.appendingPathComponent("\(module).build/output-file-map.json")
      guard let data = try? Data(contentsOf: map) else { throw ExerciseError.notBuilt(module) }
      return try JSONDecoder().decode([String: Output].self, from: data).values.compactMap(\.object).sorted()
    }
  }
}

extension URL {
  /// When the file was written last; before all others where there is none.
  fileprivate var modified: Date {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.modificationDate] as? Date ?? .distantPast
  }
}
