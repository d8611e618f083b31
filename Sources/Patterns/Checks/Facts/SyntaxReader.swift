public import Foundation
import Synchronization

/// Reads Swift files with the toolchain's own parser.
///
/// SwiftParser is part of the toolchain and not a package, so what uses it cannot be a target of this package. It is a
/// small program, whose sources stand beside this module; it is compiled when it is first needed and whenever its sources
/// or the compiler have changed.
public struct SyntaxReader: Sendable {
  private let program: URL

  /// Finds the program in a folder, and compiles it there if needed.
  ///
  /// - Parameters:
  ///   - folder: The folder for the compiled program, which is made if it is not there.
  ///   - path: The folders in which to look for the compiler, separated by colons.
  /// - Throws: `SyntaxReaderUnavailable` if the toolchain has no SwiftParser; `ToolFailure` if the program does not compile.
  public init(
    keptIn folder: URL = defaultFolder, path: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) throws {
    let compiler = try CompilerFolder(path: path)
    let host = compiler.host
    guard FileManager.default.fileExists(atPath: host.appendingPathComponent("SwiftParser.swiftmodule").path)
    else { throw SyntaxReaderUnavailable(reason: "the toolchain has no SwiftParser in \(host.path)") }

    let sources = try Self.sources()
    program = folder.appendingPathComponent("syntax-reader")
    let stamp = folder.appendingPathComponent("stamp")
    let current = try Self.stamp(of: sources + [compiler.tool("swiftc").resolvingSymlinksInPath()])
    let isBuilt = FileManager.default.isExecutableFile(atPath: program.path)
    if isBuilt, (try? String(contentsOf: stamp, encoding: .utf8)) == current { return }

    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // Compiled under a name of its own first, so that two processes can do this at the same time.
    let fresh = folder.appendingPathComponent("syntax-reader-\(UUID().uuidString)")
    let libraries = ["SwiftParser", "SwiftParserDiagnostics", "SwiftOperators", "SwiftSyntax"]
    try run(
      compiler.tool("swiftc"),
      [
        "-swift-version", "6", "-module-name", "SyntaxReader", "-o", fresh.path,
        "-I", host.path, "-L", host.path, "-Xlinker", "-rpath", "-Xlinker", host.path,
      ] + libraries.map { "-l\($0)" } + sources.map(\.path))
    guard rename(fresh.path, program.path) == 0 else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: program.path])
    }
    try current.write(to: stamp, atomically: true, encoding: .utf8)
  }

  /// In the build folder of this package, or beside the running program where there is none.
  public static var defaultFolder: URL {
    let package = checksFolder.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let build = package.appendingPathComponent(".build")
    let folder =
      FileManager.default.isWritableFile(atPath: build.path) ? build : executable.deletingLastPathComponent()
    return folder.appendingPathComponent("syntax-reader")
  }

  /// The reader of this process, made when it is first asked for.
  ///
  /// - Throws: As the initializer, each time.
  public static func shared() throws -> SyntaxReader { try reader.get() }

  private static let reader = Result { try SyntaxReader() }

  /// A file's text and its name.
  public struct Text: Codable, Hashable, Sendable {
    /// The file's name.
    public let name: String
    /// What it says.
    public let text: String

    /// Takes a name and a text.
    public init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// What some files say, in their order. A text that was read before is not read again.
  ///
  /// - Throws: `ToolFailure` if the program fails, or an error of Foundation.
  public func read(_ texts: [Text]) throws -> [SourceFile] {
    let unknown = Self.known.withLock { known in texts.filter { known[$0] == nil } }
    if !unknown.isEmpty {
      let files = try readAnew(unknown)
      Self.known.withLock { known in
        for (text, file) in zip(unknown, files) {
          known[text] = file
          known[text]?.text = text.text
        }
      }
    }
    return Self.known.withLock { known in texts.compactMap { known[$0] } }
  }

  private static let known = Mutex<[Text: SourceFile]>([:])

  private func readAnew(_ texts: [Text]) throws -> [SourceFile] {
    // The input is a file and no pipe: who writes into the pipe of a program that has ended is ended, too.
    let input = FileManager.default.temporaryDirectory.appendingPathComponent(
      "sources-\(UUID().uuidString).json")
    try (JSONEncoder().encode(texts) + Data("\n".utf8)).write(to: input)
    defer { try? FileManager.default.removeItem(at: input) }
    return try JSONDecoder().decode(
      [SourceFile].self, from: run(program, [], input: FileHandle(forReadingFrom: input)))
  }

  /// The sources of the program, and those of this module that it shares.
  private static func sources() throws -> [URL] {
    let folder = checksFolder
    let names = try FileManager.default.contentsOfDirectory(
      at: folder.appendingPathComponent("SyntaxReader"), includingPropertiesForKeys: nil)
    return names.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
      + ["SourceFile.swift", "Code.swift"].map { folder.appendingPathComponent("Facts/\($0)") }
  }

  /// The folder that holds this module and the program: above the running program, or where this was compiled.
  private static var checksFolder: URL {
    let place = "Sources/Patterns/Checks"
    let above = sequence(first: executable.deletingLastPathComponent()) { folder in
      folder.path == "/" ? nil : folder.deletingLastPathComponent()
    }
    let moved = above.lazy.map { $0.appendingPathComponent(place) }.first {
      FileManager.default.fileExists(atPath: $0.appendingPathComponent("SyntaxReader").path)
    }
    return moved ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  }

  private static var executable: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
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

extension SourceFile {
  /// Reads every Swift file below a folder, in the order of their paths.
  ///
  /// - Throws: As `SyntaxReader`, or an error of Foundation where a file cannot be read.
  public static func files(below folder: URL) throws -> [SourceFile] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
    let texts = try paths.map { path in
      SyntaxReader.Text(
        name: path, text: try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8))
    }
    return try SyntaxReader.shared().read(texts).map { file in
      var file = file
      let folders = file.name.split(separator: "/")
      file.folder = folders.dropLast().joined(separator: "/")
      file.name = folders.last.map(String.init) ?? file.name
      return file
    }
  }

  /// Reads one file from its text.
  ///
  /// - Throws: As `SyntaxReader`.
  public init(name: String, text: String, folder: String = "") throws {
    self = try SyntaxReader.shared().read([SyntaxReader.Text(name: name, text: text)])[0].moved(to: folder)
  }
}
