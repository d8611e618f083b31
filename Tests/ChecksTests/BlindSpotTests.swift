import SourceModel
import Specification
import Testing
import Toolchain
import Tracing

@testable import Checks

/// What an observer cannot see makes a rule about messages undecided, never broken.
@MainActor @Suite struct BlindSpotTests {
  /// A check that finds fault with any trace, of a rule that needs nothing else.
  private func check() throws -> Check {
    let rule = try #require(Rule.all.first { $0.verification == .decided(by: [.trace]) })
    return Check(rule.id) { _, report in
      report.examine(true, else: "")
      report("View → Presenter: a step is missing.")
    }
  }

  private func findings(in source: String) throws -> [Violation] {
    var evidence = Evidence()
    evidence.sources = [try SourceFile(name: "Presenter.swift", text: source)]
    return try check().findings(in: evidence)
  }

  @Test func `an unowned property or a cast to a class behind a protocol leaves a rule undecided`() throws {
    for source in [
      "final class Presenter {\n  unowned var view: any View\n}",
      "final class Model {}\nfinal class Presenter {\n  func show(_ model: any Reading) { (model as? Model)?.show() }\n}",
    ] {
      let findings = try findings(in: source)
      #expect(findings.map(\.isSilence) == [true])
      #expect(findings.first?.message.contains("Presenter.swift, line ") == true)
    }
  }

  /// Messages of two stories: only in the first does the presenter take part.
  private var traces: [TraceDocument] {
    let view = Participant(role: .view, type: "FilmView", object: "FilmView 1")
    let others = ["watch": "Presenter", "sort": "CountriesPresenter"].sorted { $0.key < $1.key }
    return others.map { story, type in
      let presenter = Participant(role: .presenter, type: type, object: "\(type) 1")
      let trace = Trace()
      trace.message(to: presenter, name: "tap()", from: view) {}
      return TraceDocument(pattern: "viper", story: story, messages: trace.messages)
    }
  }

  private let hiding = "class Base {\n  unowned var view: any View\n}\nfinal class Presenter: Base {}"

  private func findings(on rule: Rule, in source: String, _ texts: String...) throws -> [Violation] {
    let check = Check(rule.id) { _, report in
      report.examine(true, else: "")
      report(each: texts)
    }
    var evidence = Evidence()
    evidence.sources = [try SourceFile(name: "Presenter.swift", text: source)]
    evidence.traces = traces
    return check.findings(in: evidence)
  }

  @Test func `a story without objects of the type that hides messages still shows a broken rule`() throws {
    let rule = try #require(Rule.all.first { $0.verification == .decided(by: [.trace]) })
    let seen = "View → Presenter tap() (sort, message 1): a step is missing."
    let hidden = "View → Presenter tap() (watch, message 1): a step is missing."
    #expect(try findings(on: rule, in: hiding, hidden, seen).map(\.message) == [seen])
    let unseen = hiding.replacing("Base", with: "Helper").replacing("Presenter: Helper", with: "Other")
    #expect(try findings(on: rule, in: unseen, hidden, seen).map(\.isSilence) == [true])
  }

  @Test func `of a rule that needs messages and declarations, only what messages show is hidden`() throws {
    let rule = try #require(Rule.named("VIP-40"))
    let named = "View Controller → Router: routeToFilm() is not of the form routeToX(segue:)."
    let hidden = "View Controller → Router routeToFilm() (watch, message 1): navigates before the response."
    #expect(try findings(on: rule, in: hiding, hidden, named).map(\.message) == [named])
    #expect(try findings(on: rule, in: hiding, hidden).map(\.isSilence) == [true])
  }

  @Test func `a weak property hides nothing`() throws {
    let findings = try findings(in: "final class Presenter {\n  weak var view: (any View)?\n}")
    #expect(findings.map(\.isSilence) == [false])
  }
}
