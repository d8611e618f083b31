import Foundation
import Stories

/// Compiles an exercise's checks with a part, beside the modules that this program was built with, and runs them.
///
/// That is what `swift test --package-path Exercises` does as well, without asking what else in the package has changed.
struct ExerciseBuild {
  let exercise: Exercise
  /// The columns that checks may write in.
  let width: Int

  private var modules: ExerciseModules { ExerciseModules(for: exercise) }

  /// Judges a part.
  ///
  /// - Parameter part: The text that is compiled in the place of the exercise's file.
  /// - Throws: `ExerciseError` where the kit's modules cannot be built, `Subprocess.Interrupted` after Ctrl-C, an error of
  ///   Foundation where something cannot be started or written.
  func outcome(of part: Data) throws -> ExerciseOutcome {
    try modules.build()
    // A folder of its own, so that two runs at once do not disturb each other.
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "exercise-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let copy = folder.appendingPathComponent("Exercise.swift")
    let entry = folder.appendingPathComponent("main.swift")
    let program = folder.appendingPathComponent("checks")
    try part.write(to: copy)
    try Self.entry.write(to: entry, atomically: true, encoding: .utf8)
    let support = try support(buildingIn: folder)
    let sources = [copy, exercise.checks, entry, support].map(\.path)
    let built = try Subprocess.run(
      compiler(of: "Exercise\(exercise.id.prefix(2))") + ["-I", scratch.path] + linker + sources
        + modules.objects()
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
  private static let entry = "import Testing\n\nawait Testing.__swiftPMEntryPoint() as Never\n"

  /// The words that checks are written in, compiled; anew only where they or the kit's modules have changed.
  private func support(buildingIn folder: URL) throws -> URL {
    let sources = try Package.swiftFiles(
      below: exercise.package.appendingPathComponent("Exercises/Support"))
    let modules = modules.files
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    let products = ["ExerciseSupport.swiftmodule", "ExerciseSupport.o"]
    let kept = products.map(scratch.appendingPathComponent)
    let isFresh = (modules + sources).allSatisfy { input in kept.allSatisfy { input.modified < $0.modified } }
    guard !isFresh else { return kept[1] }
    let made = products.map(folder.appendingPathComponent)
    let built = try Subprocess.run(
      compiler(of: "ExerciseSupport")
        + [
          "-parse-as-library", "-wmo", "-emit-module", "-emit-module-path", made[0].path, "-c", "-o",
          made[1].path,
        ]
        + sources.map(\.path), temporaryFolder: folder)
    guard built.status == 0 else { throw ExerciseError.brokenSupport(built.text) }
    for (product, place) in zip(made, kept) {
      // In one go, so that who reads it meanwhile gets the old one or the new one.
      try Data(contentsOf: product).write(to: place, options: .atomic)
    }
    return kept[1]
  }

  private func compiler(of module: String) -> [String] {
    [
      "swiftc", "-module-name", module, "-default-isolation", "MainActor",
      "-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny",
      "-enable-upcoming-feature", "InternalImportsByDefault",
      "-enable-upcoming-feature", "MemberImportVisibility",
      "-Onone", "-enable-testing", "-diagnostic-style", "llvm",
      "-I", modules.imports.path,
    ]
  }

  private var linker: [String] {
    #if os(Linux)
      ["-use-ld=lld"]
    #else
      []
    #endif
  }
}
