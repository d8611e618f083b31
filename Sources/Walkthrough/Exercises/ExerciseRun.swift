import Foundation
import Specification

/// A program that judges a part: it loads the compiled part and runs its checks. If a processor is idle, the program
/// starts before the part is compiled, and rehearses with the kit's app meanwhile.
struct ExerciseRun {
  private let program: RunningProgram
  private let input = Pipe()
  private let events: URL
  private let judged: URL

  /// True if a processor is idle; on macOS, if there is more than one. If none is idle, a rehearsal takes its time
  /// from the compiler.
  static var hasTimeToRehearse: Bool {
    #if os(Linux)
      // The fourth word: the number of runnable threads, including this one, and the number of all threads.
      let load = try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8).split(separator: " ")
      guard let load, load.count > 3, let running = load[3].split(separator: "/").first.flatMap({ Int($0) })
      else { return false }
      return running < ProcessInfo.processInfo.activeProcessorCount
    #else
      return ProcessInfo.processInfo.activeProcessorCount > 1
    #endif
  }

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - runner: The program.
  ///   - part: The file with the part.
  ///   - modules: The folder of the modules that the part is compiled against.
  ///   - temporary: The folder for temporary files.
  ///   - width: The columns that checks may write in.
  ///   - timeLimit: The CPU time, in seconds, after which it is ended.
  ///   - waitLimit: The seconds after which it is ended, however little it has computed.
  /// - Throws: An error of Foundation if it cannot be started.
  init(
    of runner: URL, judging part: URL, with modules: URL, in temporary: URL, width: Int, timeLimit: Int,
    waitLimit: Int
  ) throws {
    events = part.deletingLastPathComponent().appendingPathComponent("events.jsonl")
    judged = temporary.appendingPathComponent("judged.txt")
    try Data().write(to: events)
    // The shell sets a limit of processor time, so the system ends even an endless loop; one more second is for the
    // rehearsal. Checks run one at a time, so the report can name the one that was running.
    program = try RunningProgram(
      [
        "sh", "-c", "ulimit -S -t \(timeLimit + 1); exec \"$0\" \"$@\"", runner.path, "--no-parallel",
        "--event-stream-output-path", events.path, "--event-stream-version", "0",
      ],
      input: input, temporaryFolder: temporary,
      environment: [
        "COLUMNS": "\(width)", "EXERCISE_PART": part.path, "EXERCISE_WAIT": "\(waitLimit)",
        "EXERCISE_JUDGED": judged.path, "EXERCISE_MODULES": modules.path,
      ])
  }

  /// Makes the program run the checks.
  ///
  /// - Parameters:
  ///   - library: The part and its checks, compiled.
  ///   - warnings: The compiler's warnings about the part.
  ///   - whenFixed: Called when no check is red and the last one, `nothing else is broken`, begins.
  /// - Throws: `Subprocess.Interrupted`, or an error of Foundation.
  func outcome(of library: URL, warnings: String, whenFixed: () -> Void) throws -> ExerciseOutcome {
    try input.fileHandleForWriting.write(contentsOf: Data("\(library.path)\n".utf8))
    try input.fileHandleForWriting.close()
    while !program.hasEnded(within: 20) {
      guard ExerciseOutcome.Verdict.isBeingCertified(in: try Data(contentsOf: events)) else { continue }
      whenFixed()
      break
    }
    let run = try program.result()
    let rules = ((try? String(contentsOf: judged, encoding: .utf8)) ?? "").split(separator: " ")
      .map(String.init)
    return ExerciseOutcome(
      verdict: try .init(events: try Data(contentsOf: events), of: run), warnings: warnings,
      printed: run.output, judged: Set(rules.filter { $0.last != "?" }),
      unseen: Set(rules.filter { $0.last == "?" }.map { String($0.dropLast()) }))
  }

  /// Ends it, unless it has ended.
  func end() { program.end() }

  /// Writes the program's source, unless the file already holds it.
  ///
  /// The program runs all loaded tests with the function that SwiftPM's own runner calls. A run that never ends gets a
  /// signal: `SIGALRM` if it waits, `SIGXCPU` if it computes, even if a busy machine gives it too little time to reach
  /// the limit. If the input ends before it names a library, the program ends too.
  static func entry(for pattern: Pattern, in folder: URL) throws -> URL {
    let text = """
      import ExerciseSupport
      import Foundation
      import \(pattern.module)
      import Testing

      Settings.take()
      rehearse(\(pattern.module)Architecture()) {
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&input, 1, 0) != 0
      }
      guard let library = readLine() else { exit(0) }
      guard dlopen(library, RTLD_NOW) != nil else {
        fatalError(dlerror().map { String(cString: $0) } ?? "The part cannot be loaded.")
      }
      let limit = Settings.current.waitLimit
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
    let folder = folder.appendingPathComponent("\(pattern.module)Runner-source")
    let place = folder.appendingPathComponent("main.swift")
    guard (try? String(contentsOf: place, encoding: .utf8)) != text else { return place }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try text.write(to: place, atomically: true, encoding: .utf8)
    return place
  }
}
