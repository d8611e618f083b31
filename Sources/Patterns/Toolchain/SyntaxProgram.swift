public import Foundation

/// A program that reads Swift with the toolchain's own parser.
///
/// SwiftParser is part of the toolchain and not a package, so a program that uses it cannot be a target of this
/// package. It is compiled when it is first needed and whenever its sources, its flags or the compiler change.
public struct SyntaxProgram: Sendable {
  /// The compiled program.
  public let executable: URL
  /// A text that changes with the program, its flags and the compiler.
  let stamp: String

  /// Finds a program in a folder, and compiles it there if needed.
  ///
  /// - Parameters:
  ///   - name: The program's name.
  ///   - sources: The program's source files.
  ///   - folder: The folder for the compiled program, which is made if it is not there.
  ///   - flags: Further arguments for the compiler.
  ///   - path: The folders in which to look for the compiler, separated by colons.
  ///   - compile: Runs the compiler, an executable, with arguments; called only if the program has to be compiled.
  /// - Throws: `SyntaxReaderUnavailable` if the toolchain has no SwiftParser; `ToolFailure` if the program does not
  ///   compile.
  public init(
    _ name: String, sources: [URL], keptIn folder: URL, flags: [String] = [],
    path: String = ProcessInfo.processInfo.environment["PATH"] ?? "",
    compile: (URL, [String]) throws -> Void = { try run($0, $1) }
  ) throws {
    let compiler = try CompilerFolder(path: path)
    let host = compiler.host
    guard FileManager.default.fileExists(atPath: host.appendingPathComponent("SwiftParser.swiftmodule").path)
    else { throw SyntaxReaderUnavailable(reason: "the toolchain has no SwiftParser in \(host.path)") }

    executable = folder.appendingPathComponent(name)
    let stampFile = folder.appendingPathComponent("stamp")
    stamp =
      try Self.stamp(of: sources + [compiler.tool("swiftc").resolvingSymlinksInPath()])
      + flags.map { "\($0)\n" }.joined()
    // The stamp on disk covers the program as well, so that a damaged program is compiled again.
    let isBuilt = FileManager.default.isExecutableFile(atPath: executable.path)
    let kept = try? String(contentsOf: stampFile, encoding: .utf8)
    if isBuilt, try kept == stamp + Self.stamp(of: [executable]) { return }

    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // Compiled under a name of its own first, so that two processes can do this at the same time.
    let fresh = folder.appendingPathComponent("\(name)-\(UUID().uuidString)")
    let libraries = ["SwiftParser", "SwiftParserDiagnostics", "SwiftOperators", "SwiftSyntax"]
    var arguments = [
      "-swift-version", "6", "-module-name", "SyntaxProgram", "-o", fresh.path,
      "-I", host.path, "-L", host.path, "-Xlinker", "-rpath", "-Xlinker", host.path,
    ]
    arguments += libraries.map { "-l\($0)" }
    arguments += AppleSDK.options + flags + sources.map(\.path)
    try compile(compiler.swiftc, arguments)
    guard rename(fresh.path, executable.path) == 0 else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: executable.path])
    }
    try (stamp + Self.stamp(of: [executable])).write(to: stampFile, atomically: true, encoding: .utf8)
  }

  /// Asks the program a question, and decodes the answer; each is one line of JSON.
  ///
  /// - Throws: `ToolFailure` if the program fails, or an error of Foundation.
  public func answer<Answer: Decodable>(_ type: Answer.Type, to question: some Encodable) throws -> Answer {
    // The input is a file and not a pipe: writing to the pipe of a program that has ended would end this program, too.
    let input = FileManager.default.temporaryDirectory.appendingPathComponent(
      "syntax-\(UUID().uuidString).json")
    try (JSONEncoder().encode(question) + Data("\n".utf8)).write(to: input)
    defer { try? FileManager.default.removeItem(at: input) }
    return try JSONDecoder().decode(type, from: run(executable, [], input: FileHandle(forReadingFrom: input)))
  }

  /// Returns a text that changes when one of the files does.
  public static func stamp(of files: [URL]) throws -> String {
    try files.map { file in
      let values = try FileManager.default.attributesOfItem(atPath: file.path)
      let date = (values[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
      return "\(file.path) \(values[.size] ?? 0) \(date)\n"
    }.joined()
  }
}
