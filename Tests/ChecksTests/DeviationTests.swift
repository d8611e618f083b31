import Playing
import SwiftIO
import SwiftIOChecks
import Testing

@testable import Checks

/// A story that stops is reported with what happened, and breaks no rule by itself. In these tests the app is correct,
/// and the stories are wrong.
@MainActor @Suite struct DeviationTests {
  private func evidence(of steps: [Story.Step], isHeldToThem: Bool = true) -> Evidence {
    let story = Story(id: "wrong", wish: "see what is not there", steps: steps)
    return .traced(in: SwiftIOArchitecture(), performing: [story], isHeldToThem: isHeldToThem)
  }

  @Test func `a missing text is reported with the messages since the last event, and breaks no rule`() {
    let evidence = evidence(of: [.launch(), .reply(), .see("254 countries")])
    let report = evidence.deviations.first?.description ?? ""
    #expect(
      report.hasPrefix(
        "wrong stops. The catalogue replies. The user sees “254 countries”. But the screen does not show “254 countries”. "
          + "The messages since then:\n  "))
    #expect(report.contains("Action → Interactor: completion"))
    let violations = Check.swiftIO.flatMap { $0.findings(in: evidence) }.filter { !$0.isSilence }
    #expect(violations.isEmpty)
  }

  @Test func `a reply without a request is reported, although no message follows`() {
    let report = evidence(of: [.launch(), .reply(), .reply()]).deviations.first?.description
    #expect(report?.contains("The catalogue replies. But no request is waiting") == true, "\(report ?? "")")
  }

  @Test func `only the first deviation counts, and none if the program need not follow the story`() {
    let twice: [Story.Step] = [.launch(), .reply(), .see("254 countries"), .see("255")]
    #expect(evidence(of: twice).deviations.count == 1)
    #expect(evidence(of: twice, isHeldToThem: false).deviations.isEmpty)
    #expect(evidence(of: [.launch(), .reply(), .see("253 countries")]).deviations.isEmpty)
  }
}
