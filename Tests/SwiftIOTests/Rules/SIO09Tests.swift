import Checks
import HeadlessUI
import PatternTesting
import SourceModel
import Testing
import Toolchain

@testable import SwiftIO

@Suite struct SIO09Tests {
  @Test func `SIO-09 input outlets have protocol types and are read before the work begins`() async throws {
    try await expectKept("SIO-09")
  }

  @Test func `SIO-09 counterexample: the interactor reads the field after running the action`() async throws {
    try await expectBroken(
      "SIO-09", naming: "Interactor → View", by: .running(.plain(interactor: LateReader.init)))
  }

  @Test func `SIO-09 counterexample: the interactor's outlet names a widget`() async throws {
    let program = SwiftIOProgram.plain(
      interactor: WidgetInteractor.init,
      change: { scene in
        scene.outlets.append(.outlet("interactor", \WidgetInteractor.$widget, to: "searchField"))
      })
    try await expectBroken("SIO-09", naming: "Interactor → View", "UISearchTextField", by: .running(program))
  }

  @Test func `SIO-09 counterexample: the interactor checks that the sender is a button`() async throws {
    var evidence = Evidence.running(.plain())
    evidence.sources += Evidence.reading("SIO09Button").sources
    try await expectBroken("SIO-09", naming: "Interactor → View", "UIButton", by: evidence)
  }

  @Test func `SIO-09 counterexample: the interactor's file imports the user interface`() async throws {
    try await expectRefused("SIO09", naming: "HeadlessUI")
  }

  @Test func `SIO-09 counterexample: the interactor casts the sender to a list`() async throws {
    try await expectRefused("SIO09Cast", naming: "ListView")
  }

  @Test func `SIO-09 UInt and UInt8 are not mistaken for widgets`() throws {
    var evidence = Evidence.running(.plain(interactor: CountingInteractor.init))
    let text = "final class TallyInteractor {\n  var searches: UInt8 = 0\n}"
    evidence.sources.append(try SourceFile(name: "TallyInteractor.swift", text: text))
    let violations = try swiftIO.check(of: "SIO-09").findings(in: evidence)
    #expect(violations.filter { !$0.isSilence } == [])
  }

  private func expectRefused(_ counterexample: String, naming name: String) async throws {
    var evidence = Evidence.running(.plain())
    evidence.compilations = try await Evidence.compiling(counterexample, for: "SIO-09").compilations
    try await expectBroken("SIO-09", naming: "Interactor → View", name, by: evidence)
  }
}

/// Has an outlet of a widget's class.
private final class WidgetInteractor: PlainInteractor {
  @Outlet var widget: UISearchTextField
}

/// Has a property of an unsigned type.
private final class CountingInteractor: PlainInteractor {
  private var searches: UInt = 0
}

/// Reads the field again after the search has begun.
private final class LateReader: PlainInteractor {
  private var searched: String?

  override func search(_ sender: Any) {
    super.search(sender)
    searched = searchField.text
  }
}

private enum SIO09Button {
  // import HeadlessUI

  /// Checks that the sender is a button.
  final class SIO09ButtonInteractor {
    private var greetings = 0

    func greet(_ sender: Any) {
      guard sender is UIButton else { return }
      greetings += 1
    }
  }
}

private enum SIO09 {
  // import HeadlessUI

  /// Imports the user interface, so later code could name any widget.
  private final class GreetingInteractor {
    func greet() {}
  }
}

private enum SIO09Cast {
  // @testable import SwiftIO

  /// Casts the sender to a list.
  private final class GreetingInteractor {
    private var row: Int?

    @IBAction func greet(_ sender: Any) {
      guard let list = sender as? ListView else { return }
      row = list.selectedRow
    }
  }
}
