public import Foundation

/// The program that reads Swift files with the toolchain's own parser.
///
/// It cannot be a target of the package, because SwiftParser is part of the toolchain and not a package. So it is
/// compiled here, when it is first needed and whenever its source or the compiler has changed.
public struct SyntaxReader: Sendable {
  private let executable: URL

  /// Finds the reader in the build folder of the package, and compiles it if needed.
  ///
  /// - Parameters:
  ///   - package: The folder of the package.
  ///   - path: The folders in which to look for the compiler, separated by colons.
  /// - Throws: `SyntaxReaderUnavailable` if the toolchain has no SwiftParser; `ToolFailure` if the reader does not
  ///   compile.
  public init(
    package: URL, path: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) throws {
    let compiler = try CompilerFolder(path: path)
    let host = compiler.host
    guard FileManager.default.fileExists(atPath: host.appendingPathComponent("SwiftParser.swiftmodule").path)
    else { throw SyntaxReaderUnavailable(reason: "the toolchain has no SwiftParser in \(host.path)") }

    let sources = try Self.sources(of: package)
    let folder = package.appendingPathComponent(".build/syntax-reader")
    executable = folder.appendingPathComponent("syntax-reader")
    let stamp = folder.appendingPathComponent("stamp")
    let current = try Self.stamp(of: sources + [compiler.tool("swiftc").resolvingSymlinksInPath()])
    let isBuilt = FileManager.default.isExecutableFile(atPath: executable.path)
    if isBuilt, (try? String(contentsOf: stamp, encoding: .utf8)) == current { return }

    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // Compiled under a name of its own first, so that two processes can do this at the same time.
    let fresh = folder.appendingPathComponent("syntax-reader-\(UUID().uuidString)")
    try run(
      compiler.tool("swiftc"),
      [
        "-swift-version", "6", "-module-name", "SyntaxReader", "-o", fresh.path,
        "-I", host.path, "-L", host.path, "-lSwiftParser", "-lSwiftSyntax",
        "-Xlinker", "-rpath", "-Xlinker", host.path,
      ] + sources.map(\.path))
    guard rename(fresh.path, executable.path) == 0 else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: executable.path])
    }
    try current.write(to: stamp, atomically: true, encoding: .utf8)
  }

  /// The facts of some files, in the order of the files.
  ///
  /// - Throws: `ToolFailure` if a file cannot be read.
  public func facts(of files: [URL]) throws -> [SourceFacts] {
    guard !files.isEmpty else { return [] }
    return try JSONDecoder().decode([SourceFacts].self, from: run(executable, files.map(\.path)))
  }

  private static func sources(of package: URL) throws -> [URL] {
    let folder = package.appendingPathComponent("Tests/SyntaxReader")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return files.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
      + [package.appendingPathComponent("Tests/SyntaxFacts/SourceFacts.swift")]
  }

  /// A text that changes when one of the files does.
  private static func stamp(of files: [URL]) throws -> String {
    try files.map { file in
      let values = try FileManager.default.attributesOfItem(atPath: file.path)
      let date = (values[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
      return "\(file.path) \(values[.size] ?? 0) \(date)\n"
    }.joined()
  }
}
