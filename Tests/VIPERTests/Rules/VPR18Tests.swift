import Testing
import Tracing

@Suite struct VPR18Tests {
  @Test func `VPR-18 what reaches the presenter is simple structures`() throws {
    try expectKept("VPR-18")
  }

  @Test func `VPR-18 counterexample: an object crosses to the presenter`() throws {
    let overview = VPR18Program.Overview(rows: [VPR18Program.Row(name: "Finland")])
    try expectBroken(
      "VPR-18", naming: "Interactor → Presenter", "VPR18Program.Row", by: .carrying(overview, to: .presenter))
  }

  @Test func `VPR-18 counterexample: a closure crosses to the presenter`() throws {
    let greeting = VPR18Program.Greeting(text: "Hello", load: { "Finland" })
    try expectBroken(
      "VPR-18", naming: "Interactor → Presenter", "load", by: .carrying(greeting, to: .presenter))
  }
}

/// Results that are more than simple structures.
enum VPR18Program {
  /// An object that the interactor can go on changing.
  final class Row {
    var name: String

    init(name: String) {
      self.name = name
    }
  }

  /// A structure around objects.
  struct Overview {
    let rows: [Row]
  }

  /// A structure with work to do in it.
  struct Greeting {
    let text: String
    let load: () -> String
  }
}
