import Catalogue
import Checks
import Stories
import Testing
import Tracing

@testable import VIPER

@Suite struct VPR08Tests {
  @Test func `VPR-08 no entity passes to the presenter`() throws {
    try expectKept("VPR-08")
  }

  @Test func `VPR-08 counterexample: the interactor hands on the entity itself`() throws {
    try expectBroken(
      "VPR-08", naming: "Interactor → Presenter", "CountryList",
      by: .carrying(CountryList(), to: .presenter))
  }

  @Test func `VPR-08 counterexample: an entity stands inside what the interactor hands on`() throws {
    let overview = VPR08Program.Overview(
      title: "Greetings", newest: VPR08Program.Row(mark: .init(isSet: true)))
    var evidence = Evidence.carrying(overview, to: .presenter)
    evidence.models.append(ModelFacts(of: VPR08Program.Mark(isSet: false), sentTo: .dataStore))
    try expectBroken("VPR-08", naming: "Interactor → Presenter", "newest.mark", by: evidence)
  }

  @Test func `VPR-08 counterexample: the entity that is handed on is an object`() throws {
    let greeting = VPR08Program.Greeting()
    var evidence = Evidence.carrying(VPR08Program.Opened(greeting: greeting), to: .presenter)
    evidence.models.append(ModelFacts(of: greeting, sentTo: .dataStore))
    try expectBroken("VPR-08", naming: "Interactor → Presenter", "Greeting", by: evidence)
  }
}

/// Hands entities to the presenter.
enum VPR08Program {
  struct Mark {
    var isSet: Bool
  }

  struct Row {
    let mark: Mark
  }

  struct Overview {
    let title: String
    let newest: Row
  }

  final class Greeting {
    var text = "Good morning"
  }

  struct Opened {
    let greeting: Greeting
  }
}
