import Foundation
import Specification
import Testing
import Toolchain

@testable import mutate

/// The mutants that operators make in a text, and the sources of a build with many of them.
@Suite(.enabled("this toolchain has no SwiftParser") { (try? SyntaxReader.shared()) != nil })
struct GeneratedMutantTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func mutants(of text: String) throws -> [Mutant] {
    try [Mutant].all(in: ["A.swift": text], of: Self.package)
  }

  private static let sample = """
    final class Presenter {
      weak var output: Output?

      init(output: Output) {
        self.output = output
      }

      func present(_ films: [Film]) {
        request?.cancel()
        output?.show(films.sorted())
        isBusy = false
      }

      func load() {
        guard !isBusy else { return }
        run { [weak self] in self?.present($0) }
      }
    }
    """

  @Test func `each operator finds its places`() throws {
    let found = try mutants(of: Self.sample).map { "\($0.line) \($0.kind.rawValue)" }
    #expect(
      found == [
        "2 a weak property is strong", "2 a weak property is unowned",
        "9 a cancel is left out", "9 a function returns early", "9 two statements change places",
        "10 a call is left out", "10 a function returns early", "10 a step of a chain is left out",
        "10 an announcement is repeated",
        "11 a literal is replaced by another", "11 an assignment is left out",
        "15 a condition is flipped", "15 a function returns early",
        "16 a call is left out", "16 a closure keeps self alive",
      ])
  }

  @Test(arguments: [
    ("a weak property is strong", "  var output: Output?"),
    ("a cancel is left out", "    "),
    ("two statements change places", "    output?.show(films.sorted()); request?.cancel()"),
    ("a step of a chain is left out", "    output?.show(films)"),
    ("a literal is replaced by another", "    isBusy = true"),
    ("a condition is flipped", "    guard !(!isBusy) else { return }"),
    ("a closure keeps self alive", "    run { [weak self, kept = self] in _ = kept; self?.present($0) }"),
  ])
  func `a mutant changes its line as its kind says`(kind: String, line: String) throws {
    let mutant = try #require(try mutants(of: Self.sample).first { $0.kind.rawValue == kind })
    let lines = mutant.edits.applied(to: Self.sample).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[mutant.line - 1] == line)
  }

  private static let further = """
    final class Interactor {
      private var failed: Attempt?

      func show(file: String, reason: String, count: Int) {}

      func load() {
        button.addTarget(self, action: Interactor.tapped, for: .touchUpInside)
        failed = .load
        show(file: name, reason: words, count: 1)
        self.failed = nil
      }

      func failure(of error: StoreError) -> Failure {
        switch error {
        case .tooNew(let file, let version): .tooNew(file: file, version: version)
        case .damaged(let file): .damaged(file: file)
        case .locked: .locked
        }
      }
    }

    let actions = [.action("button", to: "interactor")]
    """

  @Test(arguments: [
    (
      "a target is registered twice", 7,
      "    button.addTarget(self, action: Interactor.tapped, for: .touchUpInside); "
        + "button.addTarget(self, action: Interactor.tapped, for: .touchUpInside)"
    ),
    ("an assignment keeps the first value", 8, "    failed = failed ?? (.load)"),
    ("two arguments of one type change places", 9, "    show(file: words, reason: name, count: 1)"),
    ("a case has the result of another", 15, "    case .tooNew(let file, let version): .damaged(file: file)"),
    ("a case has the result of another", 16, "    case .damaged(let file): .locked"),
    (
      "a target is registered twice", 22,
      #"let actions = [.action("button", to: "interactor"), .action("button", to: "interactor")]"#
    ),
  ])
  func `an operator knows what the file declares`(kind: String, number: Int, line: String) throws {
    let mutant = try #require(
      try mutants(of: Self.further).first { $0.kind.rawValue == kind && $0.line == number })
    let lines = mutant.edits.applied(to: Self.further).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[number - 1] == line)
  }

  @Test func `an operator that needs a type makes no mutant without one`() throws {
    let kinds = try mutants(of: "func f() {\n  a = b\n  show(file: c, reason: d)\n}\n").map(\.kind)
    #expect(!kinds.contains(.keepFirst) && !kinds.contains(.swapArguments))
  }

  @Test func `choices can be nested`() throws {
    let text = "func f() {\n  a(b == 1)\n  c()\n}\n"
    let numbered = Dictionary(uniqueKeysWithValues: try mutants(of: text).enumerated().map { ($0, $1) })
    let found = numbered.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.kind.rawValue)" }
    #expect(
      found == [
        "0 a call is left out", "1 a condition is flipped", "2 a function returns early",
        "3 a literal is replaced by another",
        "4 two statements change places", "5 a call is left out",
      ])
    let code = try #require(Choices(numbered, in: ["A.swift": text]).texts["A.swift"])
    let lines = code.split(separator: "\n").map(String.init)
    let first =
      "  if mutant(2) { return }; if mutant(4) { c(); a(b == 1) } else { if mutant(0) {} else { "
      + "a(((b == (mutant(3) ? 2 : 1)) != mutant(1))) }"
    try #require(lines.count > 2)
    #expect(lines[1] == first)
    #expect(lines[2] == "  if mutant(5) {} else { c() } }")
  }

  @Test func `a bar button is not connected twice, because the second connection replaces the first`() throws
  {
    let item = #"let items = [.item("button", title: "")]"# + "\n"
    #expect(try mutants(of: item + Self.further).allSatisfy { $0.kind != .registerTwice || $0.line == 8 })
  }

  @Test(arguments: Pattern.allCases)
  func `every explanation of a survivor is about a mutant of the app`(pattern: Pattern) throws {
    let texts = try ScratchPackage.texts(
      below: Self.package.appendingPathComponent("Sources/Patterns/\(pattern.module)/App"))
    let numbers = try [Mutant].all(in: texts, of: Self.package).numbers
    let explanations = try [Explanation].all(
      of: pattern, in: Self.package.appendingPathComponent("Tests/Mutations"))
    let needless = explanations.filter { row in !numbers.contains { row.explains($0.key, number: $0.value) } }
    #expect(needless.map(\.mutant).isEmpty)
  }

  @Test func `what the compiler refuses is left out, line by line`() throws {
    let text = "func f() {\n  a()\n  b()\n}\n"
    let numbered = Dictionary(uniqueKeysWithValues: try mutants(of: text).enumerated().map { ($0, $1) })
    var choices = Choices(numbered, in: ["A.swift": text])
    choices.leaveOut(file: "A.swift", line: 3)
    #expect(choices.mutants.values.allSatisfy { $0.line == 2 && $0.kind != .swap })
    choices.leaveOut(file: "A.swift", line: 1)
    #expect(choices.mutants.isEmpty, "No mutant is in the line, so any may be the reason.")
  }

  @Test func `a seed decides the order, which stays the same when a mutant is removed or lines move`() throws
  {
    let mutants = try mutants(of: Self.sample)
    let order = mutants.shuffled(by: 1)
    #expect(order != mutants.shuffled(by: 2))
    #expect(Array(mutants.dropFirst()).shuffled(by: 1) == order.filter { $0 != mutants[0] })
    let moved = try self.mutants(of: "\n\n" + Self.sample)
    #expect(moved.shuffled(by: 1).map(\.name) == order.map(\.name))
  }
}
