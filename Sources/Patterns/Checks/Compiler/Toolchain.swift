public import Foundation
import Processes
public import Toolchain

/// The compiler's own tools, run on built modules.
public struct Toolchain: Hashable, Sendable {
  /// The built modules.
  public let modules: BuiltModules
  /// The settings that files are compiled with; by default, those of this package.
  public var settings = [
    "-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny",
    "-enable-upcoming-feature", "InternalImportsByDefault",
    "-enable-upcoming-feature", "MemberImportVisibility",
  ]

  /// Creates a toolchain for built modules.
  public init(modules: BuiltModules) {
    self.modules = modules
  }

  /// Returns the tools for the modules that the running program was built with.
  public static func ofThisBuild() -> Toolchain { Toolchain(modules: BuiltModules()) }

  /// Returns the symbol graph of a module, with all access levels, as JSON.
  ///
  /// - Throws: `ToolchainError` if the graph cannot be extracted, or an error of Foundation if a tool cannot be run or
  ///   does not name this platform.
  public func symbolGraph(of module: String) throws -> Data {
    try withTemporaryFolder("symbols") { folder in
      let output = try run(
        [
          "swift", "symbolgraph-extract", "-module-name", module, "-I", modules.folder.path,
          "-minimum-access-level", "private", "-output-dir", folder.path,
        ] + target(), in: folder)
      let file = folder.appendingPathComponent("\(module).symbols.json")
      guard output.status == 0, let data = try? Data(contentsOf: file) else {
        throw ToolchainError(tool: "swift symbolgraph-extract", output: output.text)
      }
      return data
    }
  }

  /// The folder in which the compiler's answers are kept for other processes, beside the modules.
  var answersFolder: URL { modules.folder.appendingPathComponent("Answers") }

  /// A tool's output.
  struct Output: Codable, Sendable {
    let status: Int32
    var text: String
  }

  /// Makes the compiler check files as one module, in one job.
  ///
  /// - Parameters:
  ///   - visible: The names of the modules that can be imported.
  ///   - folder: A folder for what the compiler writes.
  func typecheck(
    _ files: [URL], seeing visible: [String], isOnMainActor: Bool, in folder: URL
  ) throws -> Output {
    let imports = folder.appendingPathComponent("modules")
    let overlay = folder.appendingPathComponent("overlay.json")
    try JSONEncoder().encode(Overlay(of: modules, showing: visible, at: imports)).write(to: overlay)
    return try run(
      typechecker.get() + files.map(\.path) + [
        "-default-isolation", isOnMainActor ? "MainActor" : "nonisolated",
        "-vfsoverlay", overlay.path, "-I", imports.path,
      ], in: folder)
  }

  /// The command that checks files, without the files.
  private var typechecker: Result<[String], any Error> { typecheckers(self) }

  /// Asks the compiler's driver for the command that it would run. That command is then run directly, since starting
  /// the driver takes as long as a small question.
  fileprivate func findTypechecker() throws -> [String] {
    let file = "Question.swift"
    let command = ["swiftc", "-typecheck", "-wmo", "-parse-as-library"] + AppleSDK.options + settings
    let job = try withTemporaryFolder("driver") { folder in
      try run(command + ["-driver-print-jobs", file], in: folder).text
    }
    let words = job.split(whereSeparator: \.isWhitespace).map(String.init)
    // A path with a space in it is quoted; the driver itself is run in this case.
    guard words.first?.hasSuffix("swift-frontend") == true, words.count(where: { $0 == file }) == 1,
      !job.contains(where: { "\"'\\".contains($0) })
    else { return command }
    return words.filter { $0 != file }
  }

  /// The options that name the system for a tool that assumes none.
  private func target() throws -> [String] {
    guard AppleSDK.options.isEmpty else { return AppleSDK.options }
    return ["-target", try TargetInfo(of: CompilerFolder().swiftc).triple]
  }

  /// Runs a tool, which leaves its temporary files in a folder.
  private func run(_ command: [String], in folder: URL) throws -> Output {
    let (output, status) = try Subprocess.output(
      of: URL(fileURLWithPath: "/usr/bin/env"), command,
      environment: Subprocess.environment(temporaryFolder: folder), errors: nil)
    return Output(status: status, text: String(decoding: output, as: UTF8.self))
  }

  /// Makes a folder for `body` and removes it afterwards.
  func withTemporaryFolder<Result>(
    _ purpose: String, _ body: (URL) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(purpose)-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }
}

private let typecheckers = Memo<Toolchain, Result<[String], any Error>> { toolchain in
  Result { try toolchain.findTypechecker() }
}

/// A virtual folder, in which the compiler sees some of the files of another folder.
private struct Overlay: Encodable {
  struct Folder: Encodable {
    let name: String
    let contents: [File]
    let type = "directory"
  }
  struct File: Encodable {
    let name: String
    let target: String
    let type = "file"

    enum CodingKeys: String, CodingKey {
      case name, type
      case target = "external-contents"
    }
  }

  let version = 0
  let roots: [Folder]

  init(of modules: BuiltModules, showing names: [String], at place: URL) {
    let files = names.map { File(name: "\($0).swiftmodule", target: modules.file(of: $0).path) }
    roots = [Folder(name: place.path, contents: files)]
  }
}

/// A failure of one of the compiler's tools.
public struct ToolchainError: Error, CustomStringConvertible {
  /// The tool.
  public let tool: String
  /// The printed text.
  public let output: String

  /// The tool and what it printed.
  public var description: String { "\(tool) failed: \(output)" }
}

/// The compiler's answer about some files.
public struct Compilation: Sendable {
  /// The identifier of the rule that it was asked for.
  public let rule: String
  /// The question's subject, for messages.
  public let subject: String
  /// True if the compiler accepted the files.
  public let isAccepted: Bool
  /// The compiler's output.
  public let diagnostics: String

  /// The first error in the output, without its place.
  var firstError: String {
    diagnostics.firstMatch(of: #/error: (.+)/#).map { String($0.1) } ?? "it does not compile"
  }
}
