import Foundation
import ProcessTesting
import Testing
import Toolchain

/// The reports that other programs read: those of code hosting sites, of editors, of agents.
@Suite(.enabled("this toolchain has no SwiftParser") { hasParser })
struct ReportTests {
  /// Judges an app that is in the folder `App` of a work tree.
  private func report(on app: JudgedApp, as format: JudgeRequest.Format) async throws -> ProcessOutput {
    var repository = JudgedApp(pattern: app.pattern, files: [".git": "gitdir: elsewhere"])
    for (path, text) in app.files { repository.files["App/\(path)"] = text }
    return try await repository.withFolder { folder in
      try await judge(
        JudgeRequest(
          pattern: app.pattern, folder: folder.appendingPathComponent("App").path, format: format,
          kit: kitFolder.path))
    }
  }

  // MARK: GitHub

  @Test func `a workflow command has the level, and the path from the root of the work tree`() async throws {
    let answer = try await report(on: .eager(), as: .github)
    #expect(
      answer.output == """
        ::warning file=App/Orders/OrdersInteractor.swift,line=6,col=3,title=VIP-51::OrdersInteractor creates \
        OrdersWorker as an initial value, before any request needs it.

        """)
    let strong = try JudgedApp.cleanSwift.replacing(
      "  weak var", with: "\tvar", in: "Orders/OrdersPresenter.swift")
    let error = try await report(on: strong, as: .github).output
    #expect(error.contains("::error file=App/Orders/OrdersPresenter.swift,line=5,col=2,title=VIP-57::"))
    let advised = try JudgedApp.cleanSwift.replacing(
      "  static let shared = OrdersConfigurator()\n", with: "", in: "Workers/OrdersConfigurator.swift")
    #expect(try await report(on: advised, as: .github).output.hasPrefix("::notice file=App/Workers/"))
  }

  @Test func `what would end a part of a workflow command is escaped`() async throws {
    var app = try JudgedApp.eager()
    let text = app.files.removeValue(forKey: "Orders/OrdersInteractor.swift")
    app.files["Orders/a,b:c%\r\nd.swift"] = text
    let answer = try await report(on: app, as: .github)
    #expect(answer.output.hasPrefix("::warning file=App/Orders/a%2Cb%3Ac%25%0D%0Ad.swift,line=6,"))
    #expect(answer.output.split(whereSeparator: \.isNewline).count == 1)
  }

  // MARK: SARIF

  /// The parts of a SARIF document that these tests read.
  private struct SARIF: Decodable {
    struct Artifact: Decodable, Equatable {
      let uri: String
      var uriBaseId: String?
    }
    struct Region: Decodable, Equatable { let startLine, startColumn, endColumn: Int }
    struct Physical: Decodable {
      let artifactLocation: Artifact
      let region: Region
    }
    struct Location: Decodable { let physicalLocation: Physical }
    struct Result: Decodable {
      let ruleId: String
      let ruleIndex: Int
      let locations: [Location]
    }
    struct Rule: Decodable {
      let id: String
      let helpUri: URL
    }
    struct Driver: Decodable {
      let informationUri: URL
      let rules: [Rule]
    }
    struct Tool: Decodable { let driver: Driver }
    struct Run: Decodable {
      let tool: Tool
      let originalUriBaseIds: [String: Artifact]
      let results: [Result]
    }
    let runs: [Run]

    init(_ answer: ProcessOutput) throws {
      self = try JSONDecoder().decode(SARIF.self, from: Data(answer.output.utf8))
    }
  }

  @Test func `in SARIF paths begin at the work tree, and a region is the text of its line`() async throws {
    let run = try #require(SARIF(await report(on: .eager(), as: .sarif)).runs.first)
    let place = try #require(run.results.first?.locations.first?.physicalLocation)
    #expect(
      place.artifactLocation == .init(uri: "App/Orders/OrdersInteractor.swift", uriBaseId: "SRCROOT"))
    #expect(place.region == .init(startLine: 6, startColumn: 3, endColumn: 30))
    let driver = run.tool.driver
    #expect(run.results.map { driver.rules[$0.ruleIndex].id } == ["VIP-51"])
    #expect(run.results.map(\.ruleId) == ["VIP-51"])
    #expect(try driver.informationUri.checkResourceIsReachable())
    let root = try #require(run.originalUriBaseIds["SRCROOT"]?.uri)
    #expect(root.hasPrefix("file:///") && root.hasSuffix("/") && !root.hasSuffix("/App/"))
  }

  @Test(arguments: [JudgedApp.cleanSwift, .viper, .mvvmFC, .swiftIO])
  func `the address of each rule in SARIF is a section of a page`(app: JudgedApp) async throws {
    let rules = try #require(SARIF(await report(on: app, as: .sarif)).runs.first?.tool.driver.rules)
    #expect(rules.count > 5)
    for rule in rules {
      let page = try String(contentsOf: rule.helpUri, encoding: .utf8)
      let anchor = try #require(rule.helpUri.fragment)
      let headings = page.split(separator: "\n").filter { $0.hasPrefix("#") }.map { line in
        line.drop { "# ".contains($0) }.lowercased().replacing(" ", with: "-").replacing("'", with: "")
      }
      #expect(headings.contains(anchor), "\(rule.id): \(rule.helpUri)")
    }
  }

  // MARK: JSON

  @Test func `the document has the keys of the page`() async throws {
    let strong = try JudgedApp.cleanSwift.replacing(
      "  weak var", with: "  var", in: "Orders/OrdersPresenter.swift")
    let answer = try await report(on: strong, as: .json)
    try JSONPage().expectKeys(
      of: answer.output, in: "judge",
      besides: ["omitted.*", "findings[].other", "suppressed[].finding", "suppressed[].reason"])
  }

  // MARK: Lines of JSON

  @Test(arguments: [
    ViolatingEdit.cleanSwift.last, ViolatingEdit.viper.last, ViolatingEdit.mvvmFC.first,
    ViolatingEdit.swiftIO.first,
  ])
  func `each finding is a line of JSON with the keys of the page`(edit: ViolatingEdit?) async throws {
    let answer = try await report(on: try #require(edit).broken(), as: .jsonl)
    let lines = answer.output.split(separator: "\n")
    #expect(answer.status <= 1 && !lines.isEmpty)
    let page = try JSONPage()
    for line in lines {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      let found = try #require(object)
      try page.expectKeys(of: String(line), in: "judge with --format jsonl")
      #expect((found["path"] as? String)?.hasPrefix("App/") == true && found["schema"] as? Int == 1)
      let (bad, good) = (found["bad"] as? String, found["good"] as? String)
      #expect(bad?.hasPrefix("// ") == true && good?.hasPrefix("// ") == true && bad != good)
    }
  }
}

/// The kit's folder.
let kitFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .appendingPathComponent("../..").standardizedFileURL
