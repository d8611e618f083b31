import Dispatch
import Foundation
import Stories

/// A copy of the package with one pattern and its tests, below .build: what is edited, built and tested.
struct ScratchPackage {
  let pattern: Pattern
  private let folder: URL

  /// Copies the package.
  init(of pattern: Pattern, from package: URL) throws {
    self.pattern = pattern
    folder = package.appendingPathComponent(".build/mutate/\(pattern.rawValue)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["Sources", "Tests"] {
      let copy = folder.appendingPathComponent(name)
      if FileManager.default.fileExists(atPath: copy.path) { try FileManager.default.removeItem(at: copy) }
      try FileManager.default.copyItem(at: package.appendingPathComponent(name), to: copy)
    }
    // Nothing but the pattern and its tests is built: the rest does not change the verdict.
    let manifest = try String(contentsOf: package.appendingPathComponent("Package.swift"), encoding: .utf8)
    let trimming = """

      let wanted = [\(wanted.map { "\"\($0)\"" }.joined(separator: ", "))]
      package.targets.removeAll { !wanted.contains($0.name) }
      package.products = []

      """
    try (manifest + trimming).write(
      to: folder.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
  }

  private var wanted: [String] {
    [
      "TextLayout", "Tracing", "Catalogue", "HeadlessUI", "Stories", "Facts", "Checks", "PatternTesting",
      "ProcessTesting", "LoopbackServer", "ApiSession", pattern.module, "\(pattern.module)Checks",
      "\(pattern.module)Tests",
    ]
  }

  /// Where the pattern's sources are.
  var sources: URL { folder.appendingPathComponent("Sources/Patterns/\(pattern.module)") }

  /// Builds the pattern and its tests.
  ///
  /// - Parameter patience: How long that may take.
  func build(patience: Duration = .seconds(600)) throws -> Run {
    try run(["swift", "build", "--build-tests", "--package-path", folder.path], patience: patience)
  }

  /// Runs the pattern's rules, flows and stories, but not the counterexamples, which have programs of their own, and
  /// not the app over a real network, where a broken app may keep its user waiting.
  func test() throws -> Run {
    try run(
      [
        "swift", "test", "--skip-build", "--package-path", folder.path, "--skip", "counterexample",
        "--skip", "MetaTests", "--skip", "AppOverHTTP",
      ], patience: .seconds(600))
  }

  /// What a command printed, and whether it ended well and in time.
  struct Run {
    let isSuccess: Bool
    let isOverdue: Bool
    let output: String
  }

  private func run(_ command: [String], patience: Duration) throws -> Run {
    let process = Process()
    let output = folder.appendingPathComponent("output.txt")
    _ = FileManager.default.createFile(atPath: output.path, contents: nil)
    let file = try FileHandle(forWritingTo: output)
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = file
    process.standardError = file
    process.standardInput = FileHandle.nullDevice
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    let isOverdue = ended.wait(timeout: .now() + .seconds(Int(patience.components.seconds))) == .timedOut
    if isOverdue {
      process.terminate()
      ended.wait()
    }
    try file.close()
    return Run(
      isSuccess: !isOverdue && process.terminationStatus == 0, isOverdue: isOverdue,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self))
  }
}
