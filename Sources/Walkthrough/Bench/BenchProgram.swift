import Facts
import Foundation

/// The program that measures: built on demand, with optimisation, and run instead of this one.
struct BenchProgram {
  /// The words after `bench`, which the program reads.
  let words: [String]

  private let package = Package.folder.appendingPathComponent("Tests")

  /// Builds the program, and runs it in place of this one.
  ///
  /// - Throws: `BenchError`, `PackageError` if the package is gone, `Subprocess.Interrupted` after Ctrl-C, an error of
  ///   Foundation if something cannot be started.
  func run() throws -> Never {
    let manifest = package.appendingPathComponent("Package.swift")
    guard FileManager.default.fileExists(atPath: manifest.path) else { throw PackageError.gone }
    Terminal.standard.writeError("Building the benchmarks with optimisation; the first time takes minutes.\n")
    _ = try swiftBuild("--product", "bench")
    let folder = try swiftBuild("--show-bin-path").trimmingCharacters(in: .whitespacesAndNewlines)
    let path = URL(filePath: folder).appending(path: "bench").path
    var arguments: [UnsafeMutablePointer<CChar>?] = ([path] + words).map { strdup($0) }
    arguments.append(nil)
    _ = withSignalsUnblocked { execv(path, &arguments) }
    throw BenchError(text: "\(path) cannot be run: \(String(cString: strerror(errno))).")
  }

  /// Runs `swift build` for a release, and returns what it prints.
  private func swiftBuild(_ options: String...) throws -> String {
    let build = try Subprocess.run(
      ["swift", "build", "--package-path", package.path, "-c", "release"] + options,
      temporaryFolder: FileManager.default.temporaryDirectory)
    guard build.isSuccess else {
      throw BenchError(text: "The benchmarks cannot be built.\n\(build.text)")
    }
    return build.output.text
  }
}

/// The program that measures cannot be built or run.
struct BenchError: Error, CustomStringConvertible {
  let text: String

  var description: String { text }
}
