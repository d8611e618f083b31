import Foundation
import ProcessTesting
import Testing
import Toolchain

@testable import Walkthrough

/// The pieces of code on the page Docs/Today.md: what it says that the compiler refuses is refused, in the same words,
/// and the rest compiles and prints what stands below it.
@Suite struct TodaySnippetTests {
  /// A piece of code, and the text below it if there is one.
  nonisolated struct Snippet: CustomTestStringConvertible {
    let code: String
    let outcome: String?

    var testDescription: String { String(code.prefix { $0 != "\n" }) }
  }

  nonisolated static let snippets: [Snippet] = {
    let page =
      (try? String(contentsOf: packageFolder.appendingPathComponent("Docs/Today.md"), encoding: .utf8)) ?? ""
    let section =
      page.components(separatedBy: "\n## ").first { $0.hasPrefix("Isolation at the boundaries") } ?? ""
    return section.matches(of: #/```swift\n(.*?)```(?:\n\n```text\n(.*?)```)?/#.dotMatchesNewlines()).map {
      Snippet(code: String($0.1), outcome: $0.2.map(String.init))
    }
  }()

  @Test func `the page has code that compiles, code that is refused, and programs`() {
    #expect(Self.snippets.contains { $0.outcome == nil })
    #expect(Self.snippets.contains { $0.outcome?.hasPrefix("error: ") == true })
    #expect(Self.snippets.contains { $0.outcome?.hasPrefix("error: ") == false })
  }

  @Test(arguments: snippets)
  func `the compiler says of it what the page says`(snippet: Snippet) async throws {
    let folder = try Folder()
    defer { folder.remove() }
    switch snippet.outcome {
    case nil: #expect(try await folder.refusal(of: snippet.code) == nil)
    case let message? where message.hasPrefix("error: "):
      let refusal = try #require(try await folder.refusal(of: snippet.code))
      // The words are those of one version; another one has to refuse the code, too.
      guard try await folder.version().contains("Swift version 6.3") else { return }
      #expect(refusal.contains(message.trimmingCharacters(in: .newlines)))
    case let output?: #expect(try await folder.output(of: snippet.code) == output)
    }
  }

  @Test(arguments: [
    "CountriesViewController: CountriesView", "any FindCountriesInput", "CountriesConfigurator",
  ])
  func `what the page says so of compiles in a module on the main actor`(word: String) async throws {
    let snippet = try #require(Self.snippets.first { $0.code.contains(word) })
    let folder = try Folder()
    defer { folder.remove() }
    #expect(try await folder.refusal(of: snippet.code, "-default-isolation", "MainActor") == nil)
  }

  /// A temporary folder in which code is compiled.
  private struct Folder {
    private let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "today-\(UUID().uuidString)")
    private let compiler = try? CompilerFolder()

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    func remove() { try? FileManager.default.removeItem(at: url) }

    func version() async throws -> String { try await compile("--version").output }

    /// Returns the compiler's messages if it refuses the code, otherwise nil.
    func refusal(of code: String, _ options: String...) async throws -> String? {
      let file = try written(code)
      let library = ["-parse-as-library", "-emit-sil", "-o", url.appendingPathComponent("code.sil").path]
      let run = try await compile(["-swift-version", "6"] + options + library + [file])
      return run.status == 0 ? nil : run.errors
    }

    /// Returns what the code prints.
    func output(of code: String) async throws -> String {
      let program = url.appendingPathComponent("program")
      let run = try await compile("-swift-version", "6", "-o", program.path, written(code))
      try #require(run.status == 0, "\(run.errors)")
      return try await ProcessOutput(of: program, []).output
    }

    private func written(_ code: String) throws -> String {
      let file = url.appendingPathComponent("code.swift")
      try code.write(to: file, atomically: true, encoding: .utf8)
      return file.path
    }

    private func compile(_ arguments: String...) async throws -> ProcessOutput {
      try await compile(arguments)
    }

    private func compile(_ arguments: [String]) async throws -> ProcessOutput {
      try await ProcessOutput(of: try #require(compiler).swiftc, arguments)
    }
  }
}
