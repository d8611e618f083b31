import Observing
import SourceModel
import Testing
import Toolchain

@testable import Checks

@Suite struct LeakTests {
  private func reference(
    _ owner: String, _ field: String, _ target: String, isStrong: Bool = true
  )
    -> Ownership.Reference
  {
    Ownership.Reference(
      owner: owner, ownerRole: nil, field: field, target: target, targetRole: nil, isStrong: isStrong)
  }

  private func evidence(_ references: [Ownership.Reference], survivors: [String]) -> Evidence {
    var evidence = Evidence()
    evidence.ownership = [
      Ownership(moment: "list, after: launch", references: references, objectCount: 3, survivors: survivors)
    ]
    return evidence
  }

  @Test func `a leak names the properties of its cycle`() {
    let evidence = evidence(
      [
        reference("View", "presenter", "Presenter"), reference("Presenter", "output", "View"),
        reference("Presenter", "log", "Log"),
      ], survivors: ["Presenter", "View"])
    #expect(
      evidence.leaks.map(\.description) == [
        "Presenter, View outlived the app (list, after: launch). They keep each other: "
          + "Presenter.output → View.presenter → Presenter."
      ])
  }

  @Test func `a weak property is not part of a cycle, so the leak is attributed to something else`() {
    let evidence = evidence(
      [reference("View", "presenter", "Presenter"), reference("Presenter", "view", "View", isStrong: false)],
      survivors: ["Presenter", "View"])
    #expect(evidence.leaks.first?.cycle.isEmpty == true)
    let description = evidence.leaks.first?.description
    #expect(description?.hasSuffix("a closure, a timer, a task or a global.") == true)
  }

  @Test
  func
    `closures that own a survivor are named, timers and tasks among them, but not those that hold it weakly`()
    throws
  {
    var evidence = evidence([], survivors: ["Presenter"])
    evidence.sources = [
      try SourceFile(
        name: "Presenter.swift",
        text: """
          final class Presenter {
            var retry: (() -> Void)?
            func begin() {
              Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in self.load() }
              Task { await load() }
              find { [weak self] in self?.load() }
              retry = { self.load() }
            }
          }
          """)
    ]
    #expect(
      evidence.leaks.first?.closures == [
        "Timer.scheduledTimer in Presenter.swift, line 4", "Task in Presenter.swift, line 5",
        "retry in Presenter.swift, line 7",
      ])
  }

  @Test func `without surviving objects there is no leak`() {
    #expect(evidence([reference("View", "view", "View")], survivors: []).leaks.isEmpty)
  }
}
