import Foundation
import Stories

/// Compiles an exercise's checks with a part, beside the modules that this program was built with, and runs them.
///
/// That is what `swift test --package-path Exercises` does as well, without asking what else in the package has changed.
struct ExerciseBuild {
  let exercise: Exercise
  /// The columns that checks may write in.
  let width: Int

  /// The folder that this program was built in.
  private let build = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    .deletingLastPathComponent()

  /// Judges a part.
  ///
  /// - Parameter part: The text that is compiled in the place of the exercise's file.
  /// - Throws: `ExerciseError` where the kit's modules are missing, `Subprocess.Interrupted` after Ctrl-C, an error of
  ///   Foundation where something cannot be started or written.
  func outcome(of part: Data) throws -> ExerciseOutcome {
    // A folder of its own, so that two runs at once do not disturb each other.
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "exercise-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let copy = folder.appendingPathComponent("Exercise.swift")
    let entry = folder.appendingPathComponent("entry.swift")
    let program = folder.appendingPathComponent("checks")
    try part.write(to: copy)
    try Self.entry.write(to: entry, atomically: true, encoding: .utf8)
    let support = try support(buildingIn: folder)
    let sources = [copy, exercise.checks, entry, support].map(\.path)
    let built = try Subprocess.run(
      compiler(of: "Exercise\(exercise.id.prefix(2))") + ["-I", scratch.path] + linker + sources + objects()
        + ["-o", program.path], temporaryFolder: folder)
    guard built.status == 0 else {
      return .refused(
        built.text.replacing(copy.path, with: "Exercises/\(exercise.id)/Exercise.swift")
          .replacing(exercise.package.path + "/", with: ""))
    }
    let events = folder.appendingPathComponent("events.jsonl")
    try Data().write(to: events)
    let run = try Subprocess.run(
      [program.path, "--event-stream-output-path", events.path, "--event-stream-version", "0"],
      temporaryFolder: folder, environment: ["COLUMNS": "\(width)", "EXERCISE_PART": copy.path])
    return try ExerciseOutcome(events: try Data(contentsOf: events), status: run.status, output: run.text)
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
  private func support(buildingIn folder: URL) throws -> URL {
    let sources = try Package.swiftFiles(
      below: exercise.package.appendingPathComponent("Exercises/Support"))
    let modules = try modules.map(builtModule)
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    let products = ["ExerciseSupport.swiftmodule", "ExerciseSupport.o"]
    let kept = products.map(scratch.appendingPathComponent)
    let isFresh = (modules + sources).allSatisfy { input in kept.allSatisfy { input.modified < $0.modified } }
    guard !isFresh else { return kept[1] }
    let made = products.map(folder.appendingPathComponent)
    let built = try Subprocess.run(
      compiler(of: "ExerciseSupport")
        + ["-wmo", "-emit-module", "-emit-module-path", made[0].path, "-c", "-o", made[1].path]
        + sources.map(\.path), temporaryFolder: folder)
    guard built.status == 0 else { throw ExerciseError.brokenSupport(built.text) }
    for (product, place) in zip(made, kept) {
      // In one go, so that who reads it meanwhile gets the old one or the new one.
      try Data(contentsOf: product).write(to: place, options: .atomic)
    }
    return kept[1]
  }

  /// The kit's module that checks are compiled against.
  private func builtModule(_ name: String) throws -> URL {
    let module = build.appendingPathComponent("Modules/\(name).swiftmodule")
    #if DEBUG
      if FileManager.default.fileExists(atPath: module.path) { return module }
    #endif
    throw ExerciseError.notBuilt(name)
  }

  private func compiler(of module: String) -> [String] {
    [
      "swiftc", "-parse-as-library", "-module-name", module, "-default-isolation", "MainActor",
      "-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny",
      "-enable-upcoming-feature", "InternalImportsByDefault",
      "-enable-upcoming-feature", "MemberImportVisibility",
      "-Onone", "-enable-testing", "-diagnostic-style", "llvm",
      "-I", build.appendingPathComponent("Modules").path,
    ]
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
    return [
      "TextLayout", "Tracing", "Catalogue", "HeadlessUI", "Stories", "Checks", pattern.module,
      "\(pattern.module)Checks",
    ] + (pattern == .mvvmFC ? ["ApiSession"] : [])
  }

  /// The compiled files of the modules, as the build wrote down what it made.
  private func objects() throws -> [String] {
    struct Output: Decodable { let object: String? }
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
