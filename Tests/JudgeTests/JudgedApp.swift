import Foundation
import ProcessTesting
import Testing
import Toolchain

/// The sources of a small app, by path, and the pattern to judge it by.
struct JudgedApp: Sendable {
  let pattern: String
  var files: [String: String]

  /// Returns the app after replacing a text that occurs once in one file.
  func replacing(_ old: String, with new: String, in path: String) throws -> JudgedApp {
    let text = try #require(files[path])
    try #require(text.components(separatedBy: old).count == 2, "\(path) does not have '\(old)' exactly once")
    var app = self
    app.files[path] = text.replacingOccurrences(of: old, with: new)
    return app
  }

  /// Returns a Clean Swift app with one finding: its interactor creates its worker too early.
  static func eager() throws -> JudgedApp {
    try cleanSwift.replacing("lazy var worker", with: "var worker", in: "Orders/OrdersInteractor.swift")
  }

  /// Writes the sources to a temporary folder, calls `body` with it, and removes it afterwards.
  func withFolder<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("judged-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return try await body(folder)
  }

  /// Runs the judge and returns what it reports.
  func document() async throws -> Document {
    try await withFolder { folder in
      let answer = try await judge(JudgeRequest(pattern: pattern, folder: folder.path, format: .json))
      try #require(answer.status <= 1, "\(answer.errors)")
      return try Document(answer)
    }
  }

  /// Runs the judge and returns the findings, each as its rule, file and line.
  func findings() async throws -> [String] { try await document().findings.map(\.place) }
}

/// The parts of the judge's JSON document that tests read.
struct Document: Decodable {
  struct Finding: Decodable {
    let rule: String
    let level: String
    let path: String
    let line: Int
    let message: String

    var place: String { "\(rule) \(path):\(line)" }
  }

  struct Rule: Decodable {
    let id: String
    let examined: Int
  }

  struct Suppressed: Decodable {
    let finding: Finding
    let reason: String
  }

  struct Entry: Decodable {
    let rule: String
  }

  let rules: [Rule]
  let findings: [Finding]
  let unchanged: [Finding]
  let suppressed: [Suppressed]
  let frozen: [Finding]
  let stale: [Entry]
  let notes: [String]
  let omitted: [String: Int]
  let strays: [String]
  let filesWithoutPart: [String]

  init(_ answer: ProcessOutput) throws {
    self = try JSONDecoder().decode(Document.self, from: Data(answer.output.utf8))
  }
}

/// Runs the judge.
///
/// - Parameter variables: Added to the environment.
func judge(_ order: JudgeRequest, with variables: [String: String] = [:]) async throws -> ProcessOutput {
  let program = try compiled.get()
  return try await ProcessOutput(of: program.executable, [program.argument(for: order)]) { process in
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
  }
}

private let compiled = Result { try JudgeProgram() }

/// True if this toolchain has SwiftParser, which the judge needs.
let hasParser = (try? SyntaxReader.shared()) != nil
