import Checks
import Foundation
import Processes
import SourceModel
import Specification
import Toolchain

/// A copy of the package, below .build, in which only one pattern and its tests are built. The copy is edited, built
/// and tested.
struct ScratchPackage {
  let pattern: Pattern
  private let folder: URL

  /// Copies the package.
  init(of pattern: Pattern, from package: URL) throws {
    self.pattern = pattern
    folder = package.appendingPathComponent(".build/mutate/\(pattern.rawValue)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // The folder Tests may also hold the build of the package in it.
    let tests = try FileManager.default.contentsOfDirectory(
      atPath: package.appendingPathComponent("Tests").path
    ).filter { !$0.hasPrefix(".") }.map { "Tests/\($0)" }
    for name in ["Sources"] + tests {
      try FileManager.default.renew(
        folder.appendingPathComponent(name), from: package.appendingPathComponent(name))
    }
    // Nothing but the tests of the pattern, and what they depend on, is built: the rest does not change the verdict.
    let manifest = try String(contentsOf: package.appendingPathComponent("Package.swift"), encoding: .utf8)
    let trimming = """

      var wanted = ["\(pattern.module)Tests"]
      var examined = 0
      while examined < wanted.count {
        for target in package.targets where target.name == wanted[examined] {
          for case .byNameItem(let name, _) in target.dependencies where !wanted.contains(name) {
            wanted.append(name)
          }
        }
        examined += 1
      }
      package.targets.removeAll { !wanted.contains($0.name) }
      package.products = []

      """
    let trimmed = folder.appendingPathComponent("Package.swift")
    if (try? String(contentsOf: trimmed, encoding: .utf8)) != manifest + trimming {
      try (manifest + trimming).write(to: trimmed, atomically: true, encoding: .utf8)
    }
  }

  /// The folder of the pattern's sources.
  var sources: URL { folder.appendingPathComponent("Sources/Patterns/\(pattern.module)/App") }

  /// Returns the texts of the pattern's source files, by their paths in its folder.
  ///
  /// - Throws: An error of Foundation if a file cannot be read.
  func sourceTexts() throws -> [String: String] { try Self.texts(below: sources) }

  /// Returns the texts of the Swift files below a folder, by their paths in it.
  ///
  /// - Throws: An error of Foundation if a file cannot be read.
  static func texts(below folder: URL) throws -> [String: String] {
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
      $0.hasSuffix(".swift")
    }
    return Dictionary(
      uniqueKeysWithValues: try files.map { file in
        (file, try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8))
      })
  }

  /// Writes some texts to the pattern's source files, except to files that have the text already.
  ///
  /// - Throws: An error of Foundation if a file cannot be written.
  func write(_ texts: [String: String]) throws {
    for (file, text) in texts {
      let url = sources.appendingPathComponent(file)
      if (try? String(contentsOf: url, encoding: .utf8)) == text { continue }
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
  }

  /// Removes one of the pattern's source files.
  ///
  /// - Throws: An error of Foundation if it cannot be removed.
  func remove(_ file: String) throws {
    try FileManager.default.removeItem(at: sources.appendingPathComponent(file))
  }

  /// Builds the pattern, with its tests or without them.
  ///
  /// - Parameters:
  ///   - isWithTests: True if the tests are built as well.
  ///   - patience: How long the build may take.
  func build(isWithTests: Bool = true, patience: Duration = .seconds(600)) throws -> Run {
    let parts = isWithTests ? ["--build-tests"] : ["--target", pattern.module]
    return try run(["swift", "build", "--package-path", folder.path] + parts, patience: patience)
  }

  /// Runs the pattern's rules, flows and stories, but not the counterexamples, which have programs of their own, and
  /// not the app over a real network, where a broken app may keep its user waiting.
  ///
  /// - Parameters:
  ///   - mutant: The number of the mutant that the app has to choose, if it was built with some.
  ///   - onlyRules: True if flows and stories are left out.
  func test(choosing mutant: Int? = nil, onlyRules: Bool = false) throws -> Run {
    try run(
      [
        "env", "MUTANT=\(mutant.map(String.init) ?? "none")",
        "swift", "test", "--skip-build", "--package-path", folder.path, "--skip", "counterexample",
        "--skip", "MetaTests", "--skip", "AppOverHTTP",
      ] + (onlyRules ? ["--filter", #"\.[A-Z]+\d+Tests"#] : []), patience: .seconds(600))
  }

  /// A command's output, and whether it succeeded in time.
  struct Run {
    let isSuccess: Bool
    let isOverdue: Bool
    let output: String
  }

  private func run(_ command: [String], patience: Duration) throws -> Run {
    let output = folder.appendingPathComponent("output.txt")
    _ = FileManager.default.createFile(atPath: output.path, contents: nil)
    let file = try FileHandle(forWritingTo: output)
    let process = try Subprocess(
      URL(fileURLWithPath: "/usr/bin/env"), command, output: .file(file), errors: nil)
    let isOverdue = !process.hasEnded(within: 1000 * Int(patience.components.seconds))
    if isOverdue { process.terminate() }
    let end = process.wait()
    try file.close()
    return Run(
      isSuccess: !isOverdue && end == .exit(0), isOverdue: isOverdue,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self))
  }
}

extension [Pattern] {
  /// Runs `body` on a scratch package of each pattern, as many at once as there are cores. Prints errors as they occur.
  ///
  /// - Throws: The first error, in the order of the patterns.
  func inScratchPackages<Result: Sendable>(
    of package: URL, _ body: @escaping @Sendable (ScratchPackage) throws -> Result
  ) throws -> [Pattern: Result] {
    // All copies are made before the first is broken, so that the package can be edited during the run.
    let copies = try map { try ScratchPackage(of: $0, from: package) }
    let results = copies.concurrentMap { copy in
      let result = Swift.Result { try body(copy) }
      if case .failure(let error) = result { say("\(error)") }
      return result
    }
    return Dictionary(uniqueKeysWithValues: try zip(self, results).map { ($0, try $1.get()) })
  }
}
