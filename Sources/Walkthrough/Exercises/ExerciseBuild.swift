import Architectures
import Catalogue
import Foundation
import Playing
import Processes
import Specification
import Toolchain

/// Compiles an exercise's checks with a part, beside the modules that this program was built with, and runs them.
///
/// `swift test --package-path Exercises` does the same, but first checks the whole package for changes.
struct ExerciseBuild {
  let exercise: Exercise
  /// The columns that checks may write in.
  let width: Int
  /// The CPU time, in seconds, after which a run is ended.
  var timeLimit = 20
  /// The seconds after which a run is ended, however little it has computed.
  var waitLimit = 120
  /// Called when no check is red and the last one, `nothing else is broken`, begins.
  var whenFixed: () -> Void = {}

  /// Judges a part.
  ///
  /// - Parameter part: The text that is compiled instead of the exercise's file.
  /// - Throws: `ExerciseError` if the kit's modules cannot be built, `Subprocess.Interrupted` after Ctrl-C, an error of
  ///   Foundation if something cannot be started or written.
  func outcome(of part: Data) throws -> ExerciseOutcome {
    if let refusal = PartRefusal(of: part) { return ExerciseOutcome(verdict: .barred(refusal)) }
    let modules = ExerciseModules(for: exercise, judging: part)
    try modules.build()
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    let (library, runner) = try products(of: modules)
    let checks = exercise.checks(of: part)
    // Without a lock, two runs could write to the same folder at once.
    let lock = try FileLock(scratch.appendingPathComponent("\(exercise.id).lock").path)
    defer { lock.release() }
    let folder = try folder(for: library, modules, checks)
    let copy = folder.appendingPathComponent("Exercise.swift")
    let warnings = folder.appendingPathComponent("warnings.txt")
    // A compilation that was stopped leaves a copy without warnings.
    let isNew =
      (try? Data(contentsOf: copy)) != part || !FileManager.default.fileExists(atPath: warnings.path)
    if isNew {
      try? FileManager.default.removeItem(at: warnings)
      // The compiler compares times in whole seconds, so it misses a file saved in the same second as its last run.
      // Deleting the object file forces a rebuild.
      try? FileManager.default.removeItem(at: folder.appendingPathComponent("Exercise.o"))
      try part.write(to: copy)
    }
    // A run that was stopped leaves its temporary files.
    let temporary = folder.appendingPathComponent("temporary")
    try? FileManager.default.removeItem(at: temporary)
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    func started() throws -> ExerciseRun {
      try ExerciseRun(
        of: runner, judging: copy, with: modules.imports, in: temporary, width: width, timeLimit: timeLimit,
        waitLimit: waitLimit)
    }
    // A program that has begun does not learn the names of functions in a part that is loaded later, and so would see
    // none of its static methods.
    let looksAtNames = !Architectures.of(modules.pattern).staticRoles.isEmpty
    let rehearsing = ExerciseRun.hasTimeToRehearse && !looksAtNames ? try started() : nil
    defer { rehearsing?.end() }
    let product = folder.appendingPathComponent("libChecks.so")
    let built = try Subprocess.run(
      compiler(of: "Exercise\(exercise.id.prefix(2))", with: modules) + linker + [
        "-I", scratch.path, "-incremental", "-enable-batch-mode", "-parse-as-library", "-emit-library",
        "-output-file-map", folder.appendingPathComponent("outputs.json").path,
        copy.path, library.path, "-o", product.path,
      ] + checks.map(\.path), temporaryFolder: temporary)
    let diagnostics = built.text.replacing(copy.path, with: exercise.path)
      .replacing(exercise.package.path + "/", with: "")
    guard built.isSuccess else {
      return ExerciseOutcome(verdict: built.isCompilerCrash ? .crashed(diagnostics) : .refused(diagnostics))
    }
    // Files that have not changed are not compiled again, so their last warnings are kept.
    if isNew { try diagnostics.write(to: warnings, atomically: true, encoding: .utf8) }
    var outcome = try (rehearsing ?? started()).outcome(
      of: product, warnings: String(contentsOf: warnings, encoding: .utf8), whenFixed: whenFixed)
    outcome.deferred = DeferredWork(in: part)
    return outcome
  }

  private var scratch: URL { exercise.package.appendingPathComponent(".build/exercises") }

  /// Returns the compiler's build folder for the exercise, which makes builds incremental. The compiler misses changes
  /// to modules, and some to checks, so the folder is recreated after either.
  private func folder(for library: URL, _ modules: ExerciseModules, _ checks: [URL]) throws -> URL {
    let folder = scratch.appendingPathComponent(exercise.id)
    let stamp = folder.appendingPathComponent("stamp")
    let state = try SyntaxProgram.stamp(of: modules.files + [library] + checks)
    if (try? String(contentsOf: stamp, encoding: .utf8)) == state { return folder }
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let sources = [folder.appendingPathComponent("Exercise.swift")] + checks
    var outputs = ["": ["swift-dependencies": folder.appendingPathComponent("module.swiftdeps").path]]
    for source in sources {
      let name = folder.appendingPathComponent(source.deletingPathExtension().lastPathComponent).path
      outputs[source.path] = ["object": "\(name).o", "swift-dependencies": "\(name).swiftdeps"]
    }
    try JSONEncoder().encode(outputs).write(to: folder.appendingPathComponent("outputs.json"))
    try state.write(to: stamp, atomically: true, encoding: .utf8)
    return folder
  }

  /// Links the kit's modules and `ExerciseSupport` into one library, and builds the program that loads the checks; both
  /// only if their inputs have changed.
  private func products(of modules: ExerciseModules) throws -> (library: URL, runner: URL) {
    let lock = try FileLock(scratch.appendingPathComponent("library.lock").path)
    defer { lock.release() }
    let pattern = modules.pattern.module
    let sources = try Package.swiftFiles(
      below: exercise.package.appendingPathComponent("Exercises/Support"))
    let library = scratch.appendingPathComponent("lib\(pattern)Exercises.so")
    let runner = scratch.appendingPathComponent("\(pattern)Runner")
    let module = scratch.appendingPathComponent("ExerciseSupport.swiftmodule")
    let entry = try ExerciseRun.entry(for: modules.pattern, in: scratch)
    let objects = try modules.objects()
    let inputs = modules.files + sources + [entry] + objects.map { URL(fileURLWithPath: $0) }
    let made = module.modified == .distantPast ? .distantPast : min(library.modified, runner.modified)
    guard !inputs.allSatisfy({ $0.modified < made }) else { return (library, runner) }
    try make(
      compiler(of: "ExerciseSupport", with: modules) + linker
        + ["-parse-as-library", "-emit-module", "-emit-module-path", module.path]
        + ["-emit-library", "-o", library.path] + sources.map(\.path) + objects,
      orThrow: { .brokenSupport($0) })
    try make(
      compiler(of: "Runner", with: modules) + linker + [
        "-I", scratch.path, entry.path, library.path, "-Xlinker", "-rpath", "-Xlinker", scratch.path,
        "-o", runner.path,
      ], orThrow: { .brokenProgram("The program that runs the checks", $0) })
    return (library, runner)
  }

  private func make(_ command: [String], orThrow failure: (String) -> ExerciseError) throws {
    let built = try Subprocess.run(command, temporaryFolder: scratch)
    guard built.isSuccess else { throw failure(built.text) }
  }

  private func compiler(of module: String, with modules: ExerciseModules) -> [String] {
    [
      "swiftc", "-module-name", module, "-default-isolation", "MainActor",
      "-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny",
      "-enable-upcoming-feature", "InternalImportsByDefault",
      "-enable-upcoming-feature", "MemberImportVisibility",
      "-Onone", "-enable-testing", "-diagnostic-style", "llvm",
      "-I", modules.imports.path,
    ] + AppleSDK.options + (AppleSDK.testingOptions?.compiling ?? [])
  }

  private var linker: [String] {
    #if os(Linux)
      ["-use-ld=lld"]
    #else
      AppleSDK.testingOptions?.linking ?? []
    #endif
  }
}

nonisolated extension Subprocess.Result {
  /// True if a compiler that failed did so by its own fault: a signal ended it, or a part of it.
  var isCompilerCrash: Bool {
    if case .signal = end { return true }
    return ["failed due to signal", "Swift runtime failure", "Please submit a bug report"]
      .contains(where: text.contains)
  }
}
