import Foundation
import Testing
import TextLayout

@testable import Walkthrough

@Suite struct PartRefusalTests {
  @Test(arguments: [
    "func expectMessages() {}",
    "  static func expectKept(_ rule: String) {}",
    "import Testing",
    "@testable import ExerciseSupport",
    "import VIPERChecks",
    "extension Check { static var viper: [Check] { [] } }",
    "private extension Checks {}",
  ])
  func `a part that replaces its judge is not compiled`(line: String) {
    let part = Data("import Catalogue\n\n\(line)\n".utf8)
    #expect(PartRefusal(of: part)?.line == 3)
  }

  @Test(arguments: [
    "import Catalogue",
    "@testable import VIPER",
    "import struct HeadlessUI.Outlet",
    "func expected() -> Int { 1 }",
    "// func expectMessages() is called by the checks",
    "extension CheckFavouritesInteractor {}",
    "let checks = 1",
  ])
  func `a part of an app is compiled`(line: String) {
    #expect(PartRefusal(of: Data(line.utf8)) == nil)
  }

  @Test(arguments: [
    ("    try await Task.sleep(for: .seconds(1))", "Task.sleep"),
    ("DispatchQueue.main.async { self.show(film) }", "DispatchQueue"),
    ("let timer = Timer(timeInterval: 1, repeats: false) { _ in }", "Timer"),
  ])
  func `work that a part leaves for later is found`(line: String, name: String) {
    let work = DeferredWork(in: Data("import Catalogue\n\n\(line)\n".utf8))
    #expect(work?.line == 3 && work?.name == name)
  }

  @Test(arguments: [
    "struct TaskList {}", "// A Timer() would be too late.", "    task = Task {",
    "let tasks = list.map(Row.init)",
  ])
  func `words that only look like it are not`(line: String) {
    #expect(DeferredWork(in: Data(line.utf8)) == nil)
  }

  @Test
  func `the report on a red part names the work that it leaves for later, and that on a green one does not`()
    throws
  {
    func report(_ faults: [String]) throws -> String {
      let outcome = ExerciseOutcome(
        verdict: .judged(
          [.init(name: "listed", faults: faults)],
          certification: .init(name: ExerciseOutcome.Check.certification)),
        deferred: DeferredWork(in: Data("Timer()".utf8)))
      let page = Page(width: 80, style: .plain)
      return ExerciseOutcomeReport(exercise: try .numbered(16), outcome: outcome, page: page).text()
    }
    #expect(
      try report(["Nothing."]).words.contains("Exercise.swift, line 1, leaves work for later, with Timer."))
    #expect(try !report([]).contains("later"))
  }
}
