public import Foundation
import Processes
public import SourceModel
import Synchronization

/// Reads what Swift files declare and do, by running a separate program. Its sources are in the folder `SyntaxReader`,
/// next to the folder of this file.
public struct SyntaxReader: Sendable {
  private let program: SyntaxProgram

  /// Finds the program in a folder, and compiles it there if needed.
  ///
  /// - Parameters:
  ///   - folder: The folder for the compiled program, which is made if it is not there.
  ///   - path: The folders in which to look for the compiler, separated by colons.
  ///   - compile: Runs the compiler, an executable, with arguments; called only if the program has to be compiled.
  /// - Throws: As `SyntaxProgram`.
  public init(
    keptIn folder: URL = defaultFolder, path: String = ProcessInfo.processInfo.environment["PATH"] ?? "",
    compile: (URL, [String]) throws -> Void = { try run($0, $1) }
  ) throws {
    program = try SyntaxProgram(
      "syntax-reader", sources: try Self.sources(), keptIn: folder, path: path, compile: compile)
  }

  /// A folder in the build folder of this package, or beside the running program if that folder cannot be written.
  public static var defaultFolder: URL {
    let package = patternsFolder.deletingLastPathComponent().deletingLastPathComponent()
    let build = package.appendingPathComponent(".build")
    let folder =
      FileManager.default.isWritableFile(atPath: build.path)
      ? build : BuiltProducts.folder
    return folder.appendingPathComponent("syntax-reader")
  }

  /// Returns the reader of this process, created when it is first needed.
  ///
  /// - Throws: The errors of the initializer, each time.
  public static func shared() throws -> SyntaxReader { try reader.get() }

  private static let reader = Result { try SyntaxReader() }

  /// A file's text and its name.
  public struct Text: Codable, Hashable, Sendable {
    /// The file's name.
    public let name: String
    /// The text.
    public let text: String

    /// Creates a file from its name and its text.
    public init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// Reads the syntax of some files, in order. A text that was parsed before is not parsed again.
  ///
  /// - Throws: `ToolFailure` if the program fails, or an error of Foundation.
  public func read(_ texts: [Text]) throws -> [SourceFile] {
    let unknown = Self.known.withLock { known in texts.filter { known[$0] == nil } }
    if !unknown.isEmpty { know(try program.answer([SourceFile].self, to: unknown), as: unknown) }
    return Self.known.withLock { known in texts.compactMap { known[$0] } }
  }

  private func hasUnknown(_ texts: [Text]) -> Bool {
    Self.known.withLock { known in texts.contains { known[$0] == nil } }
  }

  private func know(_ files: [SourceFile], as texts: [Text]) {
    Self.known.withLock { known in
      for (text, file) in zip(texts, files) {
        known[text] = file
        known[text]?.text = text.text
      }
    }
  }

  private static let known = Mutex<[Text: SourceFile]>([:])

  /// Reads the syntax of the files below a folder. For a folder in `Sources/Patterns`, the result is kept on disk, so
  /// that other processes parse only the files that have changed.
  ///
  /// - Throws: As `read`.
  func read(_ texts: [Text], below folder: URL) throws -> [SourceFile] {
    guard hasUnknown(texts), let place = notes(on: folder) else { return try read(texts) }
    if let notes = try? JSONDecoder().decode(Notes.self, from: Data(contentsOf: place)),
      notes.program == program.stamp
    {
      know(notes.files, as: notes.texts)
      guard hasUnknown(texts) else { return try read(texts) }
    }
    let files = try read(texts)
    let notes = Notes(program: program.stamp, texts: texts, files: files)
    // If the notes cannot be kept, that only costs time.
    try? JSONEncoder().encode(notes).write(to: place, options: .atomic)
    return files
  }

  /// The files of a folder as they were last parsed.
  private struct Notes: Codable {
    /// Identifies the program that parsed them.
    let program: String
    let texts: [Text]
    /// The syntax of each text.
    let files: [SourceFile]
  }

  /// Returns the file for notes on a folder in `Sources/Patterns`; nil for any other folder, since it may not last.
  private func notes(on folder: URL) -> URL? {
    let sources = Self.patternsFolder.path + "/"
    guard folder.path.hasPrefix(sources) else { return nil }
    let name = folder.path.dropFirst(sources.count).replacing("/", with: "-")
    return program.executable.deletingLastPathComponent().appendingPathComponent("\(name).json")
  }

  /// Returns the sources of the program, and those of SourceModel that it shares.
  private static func sources() throws -> [URL] {
    let folder = patternsFolder
    let names = try FileManager.default.contentsOfDirectory(
      at: folder.appendingPathComponent("SyntaxReader"), includingPropertiesForKeys: nil)
    return names.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
      + ["SourceFile", "Code", "Facts+Coding"].map {
        folder.appendingPathComponent("SourceModel/\($0).swift")
      }
  }

  /// The folder with the sources of the program and of the modules that it shares: in the package around the running program, or else
  /// where this file was compiled.
  static var patternsFolder: URL {
    let place = "Sources/Patterns"
    let above = sequence(first: BuiltProducts.folder) { folder in
      folder.path == "/" ? nil : folder.deletingLastPathComponent()
    }
    let moved = above.lazy.map { $0.appendingPathComponent(place) }.first {
      FileManager.default.fileExists(atPath: $0.appendingPathComponent("SyntaxReader").path)
    }
    return moved ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  }
}

extension SourceFile {
  /// Reads every Swift file below a folder, in the order of their paths.
  ///
  /// - Throws: The errors of `SyntaxReader`, or an error of Foundation if a file cannot be read.
  public static func files(below folder: URL) throws -> [SourceFile] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
    let texts = try paths.map { path in
      SyntaxReader.Text(
        name: path, text: try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8))
    }
    return try SyntaxReader.shared().read(texts, below: folder).map { file in
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
