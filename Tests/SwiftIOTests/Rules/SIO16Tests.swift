import Checks
import HeadlessUI
import Stories
import Testing

@testable import SwiftIO

@Suite struct SIO16Tests {
  @Test func `SIO-16 the view controller changes the view through the view model alone`() throws {
    try expectKept("SIO-16")
  }

  @Test func `SIO-16 counterexample: the view controller writes to an outlet`() throws {
    let program = SwiftIOProgram.plain(
      root: { WritingViewController(actions: $0) },
      change: { scene in
        scene.outlets.append(.outlet("owner", \WritingViewController.$summary, to: "summary"))
      })
    try expectBroken("SIO-16", naming: "View Controller → View", "View Model", by: .running(program))
  }

  @Test func `SIO-16 counterexample: the view controller writes to a label it found in the view`() throws {
    let program = SwiftIOProgram.plain(root: { DiggingViewController(actions: $0) })
    try expectBroken("SIO-16", naming: "View Controller → View", "View Model", by: .running(program))
  }

  @Test func `SIO-16 counterexample: the view controller's file reaches into its view`() throws {
    var evidence = Evidence.running(.plain())
    evidence.sources += Evidence.reading("Counterexamples/SIO16.swift").sources
    try expectBroken("SIO-16", naming: "View Controller → View", "View Model", by: evidence)
  }
}

/// Has an outlet of its own.
private final class WritingViewController: PlainViewController {
  @Outlet var summary: any TextDisplay

  override func countriesDidReorder() {
    super.countriesDidReorder()
    summary.text = "Sorted"
  }
}

/// Reaches into its view, past every outlet.
private final class DiggingViewController: PlainViewController {
  override func countriesDidReorder() {
    super.countriesDidReorder()
    let labels = view.subviews.compactMap { $0 as? UILabel }
    labels.first?.text = "Sorted"
  }
}
