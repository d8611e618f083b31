import Catalogue
import Facts
import Foundation
import Stories

/// Compiles an exercise's checks with a part, beside the modules that this program was built with, and runs them.
///
/// `swift test --package-path Exercises` does the same, but first checks the whole package for changes.
struct ExerciseBuild {
  let exercise: Exercise
  /// The columns that checks may write in.
  let width: Int
  /// The seconds of computing after which a run is ended.
  var timeLimit = 20
  /// The seconds after which a run is ended, however little it has computed.
  var waitLimit = 120

  /// Judges a part.
  ///
  /// - Parameter part: The text that is compiled instead of the exercise's file.
  /// - Throws: `ExerciseError` where the kit's modules cannot be built, `Subprocess.Interrupted` after Ctrl-C, an error of
  ///   Foundation where something cannot be started or written.
  func outcome(of part: Data) throws -> ExerciseOutcome {
    let modules = ExerciseModules(for: exercise, judging: part)
    try modules.build()
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    let library = try library(of: modules)
    let checks = exercise.checks(of: part)
    // Two runs would write to the same folder.
    let lock = try FileLock(scratch.appendingPathComponent("\(exercise.id).lock").path)
    defer { lock.release() }
    let folder = try folder(for: library, modules, checks)
    let copy = folder.appendingPathComponent("Exercise.swift")
    let program = folder.appendingPathComponent("checks")
    let isNew = (try? Data(contentsOf: copy)) != part
    if isNew {
      // The compiler compares times in whole seconds, so it misses a file saved in the same second as its last run.
      // Deleting the object file forces a rebuild.
      try? FileManager.default.removeItem(at: folder.appendingPathComponent("Exercise.o"))
      try part.write(to: copy)
    }
    // A run that was stopped leaves its temporary files.
    let temporary = folder.appendingPathComponent("temporary")
    try? FileManager.default.removeItem(at: temporary)
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    let built = try Subprocess.run(
      compiler(of: "Exercise\(exercise.id.prefix(2))", with: modules) + linker + [
        "-I", scratch.path, "-incremental", "-enable-batch-mode",
        "-output-file-map", folder.appendingPathComponent("outputs.json").path,
        copy.path, folder.appendingPathComponent("main.swift").path, library.path,
        "-Xlinker", "-rpath", "-Xlinker", scratch.path, "-o", program.path,
      ] + checks.map(\.path), temporaryFolder: temporary)
    let diagnostics = built.text.replacing(copy.path, with: "Exercises/\(exercise.id)/Exercise.swift")
      .replacing(exercise.package.path + "/", with: "")
    guard built.isSuccess else { return ExerciseOutcome(verdict: .refused(diagnostics)) }
    // Files that have not changed are not compiled again, so their last warnings are kept.
    let warnings = folder.appendingPathComponent("warnings.txt")
    if isNew { try diagnostics.write(to: warnings, atomically: true, encoding: .utf8) }
    return try outcome(
      of: program, with: copy, in: temporary, warnings: String(contentsOf: warnings, encoding: .utf8))
  }

  /// Runs the checks.
  private func outcome(
    of program: URL, with part: URL, in temporary: URL, warnings: String
  ) throws -> ExerciseOutcome {
    let events = program.deletingLastPathComponent().appendingPathComponent("events.jsonl")
    try Data().write(to: events)
    let judged = temporary.appendingPathComponent("judged.txt")
    // The shell sets a CPU limit, so the system can end the run at any point. Checks run one at a time, so the report
    // can name the one that was running.
    let run = try Subprocess.run(
      [
        "sh", "-c", "ulimit -S -t \(timeLimit); exec \"$0\" \"$@\"", program.path, "--no-parallel",
        "--event-stream-output-path", events.path, "--event-stream-version", "0",
      ],
      temporaryFolder: temporary,
      environment: [
        "COLUMNS": "\(width)", "EXERCISE_PART": part.path, "EXERCISE_WAIT": "\(waitLimit)",
        "EXERCISE_JUDGED": judged.path,
      ])
    let rules = (try? String(contentsOf: judged, encoding: .utf8))?.split(separator: " ").map(String.init)
    return ExerciseOutcome(
      verdict: try .init(events: try Data(contentsOf: events), of: run), warnings: warnings,
      printed: run.output, judged: Set(rules ?? []))
  }

  private var scratch: URL { exercise.package.appendingPathComponent(".build/exercises") }

  /// Runs every test of the program, which is what SwiftPM's own runner calls. A run that never ends is ended by the signal of
  /// the alarm if it waits. If it computes, it is ended by the signal of the CPU limit, which an endless loop does not reach in
  /// time on a busy machine.
  private static let entry = """
    import Foundation
    import Testing

    let limit = ProcessInfo.processInfo.environment["EXERCISE_WAIT"].flatMap { Double($0) } ?? 120
    Thread.detachNewThread {
      func computed() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
      }
      let window = min(5, limit / 2)
      Thread.sleep(forTimeInterval: limit - window)
      let before = computed()
      Thread.sleep(forTimeInterval: window)
      kill(getpid(), computed() - before > window / 100 ? SIGXCPU : SIGALRM)
    }
    await Testing.__swiftPMEntryPoint() as Never

    """

  /// The compiler's build folder for the exercise, which makes builds incremental. The compiler misses changes to
  /// modules, and some to checks, so the folder is recreated after either.
  private func folder(for library: URL, _ modules: ExerciseModules, _ checks: [URL]) throws -> URL {
    let folder = scratch.appendingPathComponent(exercise.id)
    let stamp = folder.appendingPathComponent("stamp")
    let state = try SyntaxProgram.stamp(of: modules.files + [library] + checks) + Self.entry
    if (try? String(contentsOf: stamp, encoding: .utf8)) == state { return folder }
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let entry = folder.appendingPathComponent("main.swift")
    try Self.entry.write(to: entry, atomically: true, encoding: .utf8)
    let sources = [folder.appendingPathComponent("Exercise.swift"), entry] + checks
    var outputs = ["": ["swift-dependencies": folder.appendingPathComponent("module.swiftdeps").path]]
    for source in sources {
      let name = folder.appendingPathComponent(source.deletingPathExtension().lastPathComponent).path
      outputs[source.path] = ["object": "\(name).o", "swift-dependencies": "\(name).swiftdeps"]
    }
    try JSONEncoder().encode(outputs).write(to: folder.appendingPathComponent("outputs.json"))
    try state.write(to: stamp, atomically: true, encoding: .utf8)
    return folder
  }

  /// The kit's modules and `ExerciseSupport` as one library, relinked only when they change.
  private func library(of modules: ExerciseModules) throws -> URL {
    let lock = try FileLock(scratch.appendingPathComponent("library.lock").path)
    defer { lock.release() }
    let sources = try Package.swiftFiles(
      below: exercise.package.appendingPathComponent("Exercises/Support"))
    let library = scratch.appendingPathComponent("lib\(modules.pattern.module)Exercises.so")
    let module = scratch.appendingPathComponent("ExerciseSupport.swiftmodule")
    let objects = try modules.objects()
    let inputs = modules.files + sources + objects.map { URL(fileURLWithPath: $0) }
    let made = module.modified == .distantPast ? .distantPast : library.modified
    guard !inputs.allSatisfy({ $0.modified < made }) else { return library }
    let built = try Subprocess.run(
      compiler(of: "ExerciseSupport", with: modules) + linker
        + ["-parse-as-library", "-emit-module", "-emit-module-path", module.path]
        + ["-emit-library", "-o", library.path] + sources.map(\.path) + objects,
      temporaryFolder: scratch)
    guard built.isSuccess else { throw ExerciseError.brokenSupport(built.text) }
    return library
  }

  private func compiler(of module: String, with modules: ExerciseModules) -> [String] {
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
