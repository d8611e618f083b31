public import Foundation
import Stories

/// The compiler's own tools, run on the modules of this build.
public struct Toolchain: Hashable, Sendable {
  /// The folder that holds the built modules.
  public let modules: URL
  /// The settings that files are compiled with: at first those of this package.
  public var settings = [
    "-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny",
    "-enable-upcoming-feature", "InternalImportsByDefault",
    "-enable-upcoming-feature", "MemberImportVisibility",
  ]

  /// Takes the folder that holds the built `.swiftmodule` files.
  public init(modules: URL) {
    self.modules = modules
  }

  /// The tools for the modules that the running program was built with.
  ///
  /// - Parameter executable: The path of the running program, in the build folder.
  public static func ofThisBuild(executable: String = CommandLine.arguments[0]) -> Toolchain {
    let folder = URL(fileURLWithPath: executable).resolvingSymlinksInPath().deletingLastPathComponent()
    return Toolchain(modules: folder.appendingPathComponent("Modules"))
  }

  /// The symbol graph of a module, every access level, as JSON.
  ///
  /// - Throws: `ToolchainError`.
  public func symbolGraph(of module: String) throws -> Data {
    try withTemporaryFolder("symbols") { folder in
      let output = try run([
        "swift", "symbolgraph-extract", "-module-name", module, "-I", modules.path,
        "-minimum-access-level", "private", "-target", try hostTriple(), "-output-dir", folder.path,
      ])
      let file = folder.appendingPathComponent("\(module).symbols.json")
      guard output.status == 0, let data = try? Data(contentsOf: file) else {
        throw ToolchainError(tool: "swift symbolgraph-extract", output: output.text)
      }
      return data
    }
  }

  /// Asks the compiler whether some files make sense together.
  ///
  /// They are compiled as one module, with `settings`. A debug build can be tested, so that they may say
  /// `@testable import` of its modules.
  ///
  /// - Parameters:
  ///   - subject: What is asked, for messages.
  ///   - rule: The identifier of the rule that it is asked for.
  ///   - files: The files.
  ///   - snippet: The text of one more file.
  ///   - visible: The built modules that can be imported; nil for all of them.
  ///   - isOnMainActor: Whether they belong to the main actor where they say nothing, as an app's do.
  /// - Throws: An error where the compiler cannot be run.
  public func typecheck(
    _ subject: String, for rule: String, files: [URL] = [], snippet: String? = nil,
    seeing visible: [String]? = nil, isOnMainActor: Bool = true
  ) throws -> Compilation {
    try withTemporaryFolder("typecheck") { folder in
      var files = files
      if let snippet {
        files.append(folder.appendingPathComponent("Snippet.swift"))
        try snippet.write(to: files[files.count - 1], atomically: true, encoding: .utf8)
      }
      try link((visible ?? []).map { "\($0).swiftmodule" }, in: folder)
      let output = try typecheck(
        files, seeing: visible == nil ? modules : folder, isOnMainActor: isOnMainActor)
      return Compilation(
        rule: rule, subject: subject, isAccepted: output.status == 0, diagnostics: output.text)
    }
  }

  /// What a tool answered.
  struct Output: Sendable {
    let status: Int32
    var text: String
  }

  /// Has the compiler check files as one module, in one job.
  func typecheck(_ files: [URL], seeing folder: URL, isOnMainActor: Bool) throws -> Output {
    try run(
      [
        "swiftc", "-typecheck", "-wmo", "-parse-as-library",
        "-default-isolation", isOnMainActor ? "MainActor" : "nonisolated", "-I", folder.path,
      ] + settings + files.map(\.path))
  }

  /// Makes some of the built modules visible in a folder.
  func link(_ names: [String], in folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in names {
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent(name), withDestinationURL: modules.appendingPathComponent(name))
    }
  }

  private func hostTriple() throws -> String {
    struct Info: Decodable {
      struct Target: Decodable { let triple: String }
      let target: Target
    }
    let output = try run(["swiftc", "-print-target-info"])
    return try JSONDecoder().decode(Info.self, from: Data(output.text.utf8)).target.triple
  }

  private func run(_ command: [String]) throws -> Output {
    // The compiler leaves its own temporary folders behind; they go with this one.
    try withTemporaryFolder("toolchain") { scratch in
      let process = Process()
      let pipe = Pipe()
      process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": scratch.path]) { $1 }
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = command
      process.standardOutput = pipe
      process.standardError = pipe
      process.standardInput = FileHandle.nullDevice
      try process.run()
      let data = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return Output(status: process.terminationStatus, text: String(decoding: data, as: UTF8.self))
    }
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

/// A tool of the compiler could not do its work.
public struct ToolchainError: Error, CustomStringConvertible {
  /// The tool.
  public let tool: String
  /// What it printed.
  public let output: String

  /// The tool and what it printed.
  public var description: String { "\(tool) failed: \(output)" }
}

/// What the compiler said of some files.
public struct Compilation: Sendable {
  /// The identifier of the rule that it was asked for.
  public let rule: String
  /// What was asked.
  public let subject: String
  /// Whether the compiler accepted it.
  public let isAccepted: Bool
  /// What the compiler printed.
  public let diagnostics: String

  /// The first error among that, without its place.
  var firstError: String {
    diagnostics.firstMatch(of: #/error: (.+)/#).map { String($0.1) } ?? "it does not compile"
  }
}
