import Foundation
import ProcessTesting
import Templates
import Testing

@testable import Walkthrough

/// The templates and snippets for editors: their form, and where they are put.
@Suite struct TemplatesCommandTests {
  private let home = FileManager.default.temporaryDirectory.appendingPathComponent(
    "home-\(UUID().uuidString)")

  @Test func `Xcode's templates are property lists whose questions the files use`() throws {
    let files = try EditorFiles.xcodeTemplates()
    let lists = files.filter { $0.path.hasSuffix(".plist") }
    #expect(lists.count == 4)
    for list in lists {
      let info = try propertyList(list)
      let questions = try #require(info["Options"] as? [[String: Any]])
      let names = questions.compactMap { $0["Identifier"] as? String }
      let folder = list.path.prefix { $0 != "/" }
      let variants = try #require(
        questions.first { $0["Identifier"] as? String == "contents" }?["Values"] as? [String])
      for variant in variants {
        let sources = files.filter { $0.path.hasPrefix("\(folder)/\(variant)/") }
        #expect(sources.count > 4)
        for source in sources {
          let used = (source.path + source.text).matches(of: /___VARIABLE_(\w+?)___/).map { String($0.1) }
          #expect(!used.isEmpty && used.allSatisfy(names.contains), "\(source.path)")
        }
      }
    }
  }

  @Test func `Xcode's snippets are property lists with places to fill in`() throws {
    let snippets = try EditorFiles.xcodeSnippets().map(propertyList)
    #expect(snippets.count == 4)
    #expect(Set(snippets.compactMap { $0["IDECodeSnippetCompletionPrefix"] as? String }).count == 4)
    for snippet in snippets {
      let text = try #require(snippet["IDECodeSnippetContents"] as? String)
      #expect(text.contains("<#UseCase#>") || text.contains("<#useCase#>"))
    }
    #expect(try EditorFiles.xcodeSnippets().contains { $0.text.contains("struct Request {}") })
  }

  @Test func `the snippets of VS Code are JSON with numbered places`() throws {
    struct Entry: Decodable {
      let scope: String
      let prefix: String
      let body: [String]
    }
    let text = try EditorFiles.codeSnippets().text
    let entries = try JSONDecoder().decode([String: Entry].self, from: Data(text.utf8))
    #expect(entries.count == 4)
    for entry in entries.values {
      #expect(entry.scope == "swift")
      #expect(entry.body.joined().contains(/\$\{\d:useCase\}|\$\{\d:UseCase\}/))
    }
  }

  @Test func `--install writes below the home folder, and --uninstall removes exactly that`() async throws {
    defer { try? FileManager.default.removeItem(at: home) }
    let own = home.appendingPathComponent("Library/Developer/Xcode/UserData/CodeSnippets/own.codesnippet")
    try FileManager.default.createDirectory(
      at: own.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("own".utf8).write(to: own)
    let environment = ["HOME": home.path]
    // A second installation replaces the first.
    for _ in 1...2 {
      #expect(try await walkthrough(["templates", "--install"], environment: environment).status == 0)
    }
    let installed = try files()
    #expect(installed.contains { $0.hasSuffix("Clean Swift VIP Scene.xctemplate/TemplateInfo.plist") })
    #expect(installed.contains { $0.hasSuffix("architectures-viper.codesnippet") })
    #expect(installed.contains { $0.hasSuffix("User/snippets/architectures.code-snippets") })
    #expect(try await walkthrough(["templates", "--uninstall"], environment: environment).status == 0)
    #expect(try files() == ["Library/Developer/Xcode/UserData/CodeSnippets/own.codesnippet"])
    #expect(
      !FileManager.default.fileExists(
        atPath: home.appendingPathComponent("Library/Developer/Xcode/Templates/File Templates/Architectures")
          .path))
  }

  @Test func `--output writes all into one folder, once`() async throws {
    defer { try? FileManager.default.removeItem(at: home) }
    #expect(try await walkthrough("templates", "--output", home.path).status == 0)
    #expect(try files().count == EditorFiles.xcodeTemplates().count + 5)
    #expect(try await walkthrough("templates", "--output", home.path).status == 1)
  }

  @Test func `one deed at a time`() {
    for words in [["--install", "--uninstall"], ["--install", "--output", "out"]] {
      #expect(throws: UsageError.self) { try Request(arguments: ["templates"] + words) }
    }
  }

  private func propertyList(_ file: SceneTemplate.File) throws -> [String: Any] {
    let list = try PropertyListSerialization.propertyList(from: Data(file.text.utf8), format: nil)
    return try #require(list as? [String: Any])
  }

  private func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: home.path)
      .filter { !home.appendingPathComponent($0).isFolder }.sorted()
  }
}
