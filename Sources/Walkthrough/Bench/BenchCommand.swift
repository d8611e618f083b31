import Foundation
import Processes
import Specification

/// The program that measures: built on demand, with optimisation, and run instead of this one.
struct BenchCommand: Command, Equatable {
  /// The words after `bench`, which the program reads.
  let words: [String]

  private var package: URL { Package.folder.appendingPathComponent("Tests") }

  /// Builds the program, and runs it in place of this one.
  ///
  /// - Throws: `BenchError`, `PackageError` if the package is gone, `Subprocess.Interrupted` after Ctrl-C, an error of
  ///   Foundation if something cannot be started.
  func answer(with options: Options) throws -> Answer {
    let manifest = package.appendingPathComponent("Package.swift")
    guard FileManager.default.fileExists(atPath: manifest.path) else { throw PackageError.noPackage }
    guard FileManager.default.isWritableFile(atPath: package.path) else {
      throw BenchError(text: "The benchmarks are built in '\(package.path)', which cannot be written to.")
    }
    Terminal.standard.writeError("Building the benchmarks with optimisation; the first time takes minutes.\n")
    _ = try swiftBuild("--product", "bench")
    let folder = try swiftBuild("--show-bin-path").trimmingCharacters(in: .whitespacesAndNewlines)
    let path = URL(filePath: folder).appending(path: "bench").path
    become(path, words)
    throw BenchError(text: "\(path) cannot be run: \(String(cString: strerror(errno))).")
  }

  /// Runs `swift build` for a release, and returns what it prints.
  private func swiftBuild(_ options: String...) throws -> String {
    let build = try Subprocess.run(
      ["swift", "build", "--package-path", package.path, "-c", "release"] + options)
    guard build.isSuccess else {
      throw BenchError(text: "The benchmarks cannot be built.\n\(build.text)")
    }
    return build.output.text
  }
}

extension CommandEntry {
  static let bench: CommandEntry = CommandEntry(
    name: "bench",
    brief: "what each pattern costs: time, objects, memory",
    summary:
      "Measures the time, objects and memory that the same work takes: in the app of each pattern, traced and untraced, in one "
      + "plain function, and in the app in MVC. It first builds an optimised program, which takes minutes the "
      + "first time. The report compares the figures with aims; a missed aim does not change the exit status.",
    operands: [.patterns("the patterns to measure; all by default")],
    formats: [
      .text,
      FormatEntry(
        format: .json, meaning: "one document: schema, machine, seed, sizes, growth, memory, aims and more"),
    ],
    options: [.rows, .seed],
    examples: [
      Example(words: "bench", meaning: "all four patterns, up to a million rows"),
      Example(words: "bench viper --rows 10,500", meaning: "one pattern, with 10 and with 500 rows"),
    ]
  ) { words, options throws(UsageError) in
    var typed = try patterns(words[...]).map(\.rawValue)
    if let rows = options[.rows] { typed += ["--rows", rows] }
    if let seed = options[.seed] { typed += ["--seed", "\(seed)"] }
    if options.format != .text { typed += ["--format", options.format.rawValue] }
    if let width = options[.width] { typed += ["--width", "\(width)"] }
    if options[.plain] { typed.append("--plain") }
    guard options[.color] != .always else {
      throw .invalid("bench prints no colours. Leave out --color always.")
    }
    return BenchCommand(words: typed)
  }
}

extension OptionEntry where Self == Option<String> {
  fileprivate static var rows: Self {
    Self(
      "--rows", "N[,N...]",
      takes: "numbers from 1 to 10000000, separated by commas, each once, such as --rows 10,500",
      "the numbers of rows; 10 to a million by default"
    ) { word in
      let parts = word.split(separator: ",", omittingEmptySubsequences: false)
      let numbers = Set(parts.compactMap { Int($0) }.filter { (1...10_000_000).contains($0) })
      return numbers.count == parts.count ? word : nil
    }
  }
}

/// The program that measures cannot be built or run.
struct BenchError: Error, CustomStringConvertible {
  let text: String

  var description: String { text }
}
