import PatternTesting
import SourceModel
import Specification
import SwiftIOChecks
import Testing
import Toolchain
import Tracing

@testable import Checks

@MainActor @Suite struct EvidenceTests {
  private final class Target {}

  private let toolchain = Toolchain.ofThisBuild()

  @Test func `a variable that belongs to no object is found, and no constant or computed property`() throws {
    var evidence = Evidence()
    evidence.sources = [
      try SourceFile(
        name: "Film.swift",
        text: """
          final class Film {
            static let first = 1888
            static var count: Int { 1 }
            private static var found: [String] = []
            var title = ""
          }
          var opened: [Film] = []
          let limit = 3
          """)
    ]
    #expect(
      evidence.sharedState == [
        "Film.swift, line 4: found is a variable that belongs to no object.",
        "Film.swift, line 7: opened is a variable that belongs to no object.",
      ])
  }

  @Test func `the compiler accepts correct code and reports errors in other code`() async throws {
    #expect(try await toolchain.answer(about: "let answer: Int = 42").isAccepted)
    let refused = try await toolchain.answer(
      about: "let answer: Int = 42\nlet question: Int = answer + missing")
    #expect(refused.errors == ["Snippet.swift, line 2: cannot find 'missing' in scope"])
  }

  @Test func `a snippet can use the internal names of a module of this build`() async throws {
    let inside = try await toolchain.answer(
      about: """
        @testable import SwiftIO
        func order(of model: CountriesModel) -> Any { model.order }
        """)
    #expect(inside.isAccepted, "\(inside.diagnostics)")
    let outside = try await toolchain.answer(
      about: "import SwiftIO\nfunc order(of model: CountriesModel) -> Any { model.order }")
    #expect(outside.diagnostics.contains("cannot find type 'CountriesModel' in scope"))
  }

  @Test(arguments: [
    ("protocol P {}\nlet p: P? = nil", "any P"),
    ("import Catalogue\npublic func f(_ film: Film) {}", "internal"),
    ("import SwiftIO\nlet t = SwiftIOArchitecture().pattern.title", "import"),
  ])
  func `a snippet is compiled with the settings of this package`(
    snippet: String, word: String
  ) async throws {
    #expect(try await toolchain.answer(about: snippet).diagnostics.contains(word))
  }

  @Test func `a hidden module cannot be imported, and the others can`() async throws {
    let hidden: Set = ["HeadlessUI"]
    #expect(try await toolchain.answer(about: "import Catalogue", hiding: hidden).isAccepted)
    #expect(try await !toolchain.answer(about: "import HeadlessUI", hiding: hidden).isAccepted)
    #expect(try await toolchain.answer(about: "import HeadlessUI").isAccepted)
  }

  @Test func `the compiler's answer for one rule decides no other rule`() throws {
    var evidence = Evidence()
    let accepted = Compilation(rule: "SIO-99", subject: "", isAccepted: true, diagnostics: "")
    evidence.compilations = [accepted]
    let check = try #require(Check.swiftIO.first { $0.rule == "SIO-24" })
    #expect(!check.isDecided(by: evidence))
    #expect(
      check.violations(in: evidence).map(\.message) == ["There is no evidence of the kind: compiler."])
    evidence.compilations.append(
      Compilation(rule: "SIO-24", subject: "", isAccepted: true, diagnostics: ""))
    #expect(check.isDecided(by: evidence))
    #expect(check.violations(in: evidence).isEmpty)
  }

  @Test func `a module's declarations have names, parameters, documentation and conformances`() throws {
    let declarations = try Declaration.all(in: "Catalogue", using: .ofThisBuild())
    let country = try #require(declarations.first { $0.path == ["Country"] })
    #expect(country.kind == "struct")
    #expect(country.documentation.contains("country"))
    #expect(country.conformances.contains("Identifiable"))
    let matches = try #require(declarations.first { $0.path == ["Country", "matches(_:)"] })
    #expect(matches.parameters.map(\.name) == ["text"])
    #expect(matches.parameters.map(\.label) == ["_"])
    #expect(matches.parameters.map(\.type) == ["String"])
    #expect(matches.spelling == "func matches(_ text: String) -> Bool")
    #expect(!matches.isPrivate)
    let ids = try #require(declarations.first { $0.path == ["InMemoryFavourites", "ids"] })
    #expect(ids.isPrivate)
  }

  @Test func `a missing module is reported as an error`() {
    #expect(throws: ToolchainError.self) {
      try Declaration.all(in: "Nowhere", using: .ofThisBuild())
    }
  }

  @Test func `evidence lists the kinds that it contains`() {
    var evidence = Evidence()
    #expect(evidence.kinds.isEmpty)
    evidence.sources = [SourceFile(name: "A.swift")]
    evidence.traces = [TraceDocument(pattern: "swift-io", story: "none", messages: [])]
    #expect(evidence.kinds == [.source, .trace])
  }

  @Test func `a check without its evidence names the missing kinds`() {
    let violations = Check.swiftIO.first { $0.rule == "SIO-14" }?.violations(in: Evidence())
    #expect(violations?.map(\.message) == ["There is no evidence of the kind: lifetime, source, trace."])
  }

  private enum Visit {
    enum Response {
      case success(rows: [Row], note: String?)
      case failure
    }
    struct Row {
      let title: String
      let size: Int
      let owner: Target?
    }
  }

  @Test func `a model's fields are known at every depth`() {
    let rows = [
      Visit.Row(title: "a", size: 1, owner: nil), Visit.Row(title: "b", size: 2, owner: Target()),
    ]
    let facts = ModelFacts(of: Visit.Response.success(rows: rows, note: nil), sentTo: .presenter)
    func kinds(_ path: String) -> Set<ModelFacts.Part.Kind> {
      Set(facts.parts.filter { $0.path == path }.map(\.kind))
    }
    #expect(facts.name.hasSuffix("Visit.Response") || facts.name.hasSuffix(".Response"))
    #expect(facts.receiver == .presenter)
    #expect(kinds("") == [.record])
    #expect(kinds("success.rows") == [.list])
    #expect(kinds("success.rows[]") == [.record])
    #expect(kinds("success.rows[].size") == [.primitive])
    #expect(kinds("success.rows[].owner") == [.nothing, .object])
    #expect(kinds("success.note") == [.nothing])
    #expect(facts.parts.first { $0.path == "success.rows[].title" }?.type == "Swift.String")
  }

  @Test func `in a list, what only a later element has is known, too`() {
    let rows = [nil, Visit.Row(title: "a", size: 1, owner: nil)]
    #expect(ModelFacts(of: rows, sentTo: .view).parts.contains { $0.path == "[].title" })
    let pairs = [
      (Visit.Row(title: "a", size: 1, owner: nil), 1), (Visit.Row(title: "b", size: 2, owner: Target()), 2),
    ]
    let owners = ModelFacts(of: pairs, sentTo: .view).parts.filter { $0.path.hasSuffix(".owner") }
    #expect(Set(owners.map(\.kind)) == [.nothing, .object])
    struct Pair {
      let row: Visit.Row
    }
    let nested = pairs.map { Pair(row: $0.0) }
    let inner = ModelFacts(of: nested, sentTo: .view).parts.filter { $0.path == "[].row.owner" }
    #expect(Set(inner.map(\.kind)) == [.nothing, .object])
    struct Box {
      let content: Any
    }
    let boxes = [Box(content: 1), Box(content: Visit.Row(title: "a", size: 1, owner: nil))]
    #expect(ModelFacts(of: boxes, sentTo: .view).parts.contains { $0.path == "[].content.title" })
  }

  @Test func `a model without fields, a case without values, a closure and Void are distinguished`() {
    struct Empty {}
    struct Holder {
      let action: () -> Void
      let nothing: Void
    }
    #expect(ModelFacts(of: Empty(), sentTo: .view).parts.map(\.kind) == [.record])
    #expect(ModelFacts(of: Visit.Response.failure, sentTo: .view).parts.map(\.kind) == [.choice])
    let mixed = ModelFacts(of: ["text", 1, Empty()] as [Any], sentTo: .view).parts
    #expect(
      Set(mixed.map(\.type).filter { $0.hasPrefix("Swift.") && !$0.contains("<") }) == [
        "Swift.String", "Swift.Int",
      ])
    #expect(mixed.contains { $0.kind == .record })
    let parts = ModelFacts(of: Holder(action: {}, nothing: ()), sentTo: .view).parts
    #expect(parts.first { $0.path == "action" }?.kind == .closure)
    #expect(parts.first { $0.path == "nothing" }?.type == "()")
  }
}
