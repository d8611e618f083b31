import Foundation
import Testing
import Tracing

@testable import Specification

@MainActor @Suite struct EvidenceTests {
  private final class Owner {
    var strong: Target?
    weak var weak: Target?
    unowned var unowned: Target
    var box: Box

    init(_ target: Target) {
      strong = target
      self.weak = target
      self.unowned = target
      box = Box(target: target)
    }
  }

  private struct Box {
    weak var target: Target?
  }

  private final class Target {}

  @Test func `a stored property is known to be strong, weak or unowned, also inside a structure`() {
    let target = Target()
    let owner = Owner(target)
    let graph = ObjectGraph { _ in .view }
    graph.walk(from: owner)
    let strengths = Dictionary(
      graph.references.map { ($0.field, $0.isStrong) }, uniquingKeysWith: { first, _ in first })
    #expect(strengths == ["strong": true, "weak": false, "unowned": false, "box": false])
  }

  @Test func `what survives its root is named`() {
    let graph = ObjectGraph { _ in .view }
    let survivor = Target()
    do {
      let owner = Owner(survivor)
      graph.walk(from: owner)
    }
    #expect(graph.survivors == ["Target"])
  }

  @Test func `comments and string literals are no code`() {
    let file = SourceFile(
      name: "Sample.swift",
      text: """
        import Foundation  // import UIKit
        import struct HeadlessUI.Outlet
        /* let a = UIView() */
        let b = "addTarget(\\"x\\")" + c
        // @IBAction
        let d = 1
        """)
    #expect(file.imports == ["Foundation", "HeadlessUI.Outlet"])
    #expect(!file.code.contains("UIView"))
    #expect(!file.code.contains("addTarget"))
    #expect(!file.code.contains("@IBAction"))
    #expect(file.code.contains("+ c"))
    #expect(file.line(of: "let d") == 6)
  }

  @Test func `multi-line and raw text is blanked out, and the lines stay`() {
    let quotes = "\"\"\""
    let file = SourceFile(name: "Sample.swift", text: "let a = \(quotes)\n@IBAction\n\(quotes)\nlet b = 2")
    #expect(!file.code.contains("@IBAction"))
    #expect(file.line(of: "let b") == 4)
  }

  @Test func `the compiler accepts what makes sense and says what does not`() throws {
    let toolchain = Toolchain.ofThisBuild()
    let good = try temporaryFile("let answer: Int = 42")
    let bad = try temporaryFile("let answer: Int = missing")
    defer { for file in [good, bad] { try? FileManager.default.removeItem(at: file) } }
    #expect(try toolchain.typecheck("good", files: [good]).isAccepted)
    let refused = try toolchain.typecheck("bad", files: [bad])
    #expect(!refused.isAccepted)
    #expect(refused.diagnostics.contains("cannot find 'missing' in scope"))
  }

  @Test func `a module's declarations are known by name, parameters, documentation and conformances`() throws
  {
    let declarations = try Declaration.all(in: "Catalogue", using: .ofThisBuild())
    let country = try #require(declarations.first { $0.path == ["Country"] })
    #expect(country.kind == "struct")
    #expect(country.documentation.contains("country"))
    #expect(country.conformances.contains("Identifiable"))
    let matches = try #require(declarations.first { $0.path == ["Country", "matches(_:)"] })
    #expect(matches.parameters.map(\.name) == ["text"])
  }

  @Test func `a module that does not exist is an error that says so`() {
    #expect(throws: ToolchainError.self) {
      try Declaration.all(in: "Nowhere", using: .ofThisBuild())
    }
  }

  @Test func `evidence knows which kinds it has`() {
    var evidence = Evidence()
    #expect(evidence.kinds.isEmpty)
    evidence.sources = [SourceFile(name: "A.swift", text: "")]
    evidence.traces = [TraceDocument(pattern: "swift-io", story: "none", messages: [])]
    #expect(evidence.kinds == [.source, .trace])
  }

  @Test func `a check that lacks evidence says which`() {
    let violations = Check.named("SIO-14")?.violations(in: Evidence())
    #expect(violations?.map(\.message) == ["There is no evidence of the kind: lifetime, trace."])
  }

  private func temporaryFile(_ text: String) throws -> URL {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("Sample-\(UUID().uuidString).swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file
  }
}
