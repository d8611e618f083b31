import Playing
import SwiftIO
import SwiftIOChecks
import Testing

@testable import Checks

/// A story that stops early is a violation of one rule. In these tests the app is correct, and the stories are wrong.
@MainActor @Suite struct DeviationTests {
  private func violations(in steps: [Story.Step], isHeldToThem: Bool = true) -> [Violation] {
    let story = Story(id: "wrong", wish: "see what is not there", steps: steps)
    let evidence = Evidence.observed(
      in: SwiftIOArchitecture(), performing: [story], isHeldToThem: isHeldToThem)
    return Check.swiftIO.flatMap { $0.findings(in: evidence) }.filter { $0.message.contains("wrong, ") }
  }

  @Test func `a missing text violates the rule of the role that formats it`() {
    let found = violations(in: [.launch(), .reply(), .see("254 countries")])
    #expect(found.map(\.rule) == ["SIO-19"])
    #expect(
      found.first?.message == """
        View Model: wrong, The catalogue replies. The user sees “254 countries”. But the screen does not show \
        “254 countries”. Nothing that the View receives contains it, as far as lists are recorded.
        """)
  }

  @Test func `a forbidden text violates the rule of the role that formats it`() {
    let found = violations(in: [.launch(), .reply(), .dontSee("253 countries")])
    #expect(found.map(\.rule) == ["SIO-19"])
    #expect(found.first?.message.contains("and nothing replaces it.") == true)
  }

  @Test func `a reply without a request names the step that should send the request`() {
    let found = violations(in: [.launch(), .reply(), .reply()])
    #expect(found.map(\.rule) == ["SIO-10"])
    #expect(found.first?.message.contains("Interactor → Action: ") == true)
  }

  @Test func `only the first deviation counts, and none if the program need not follow the story`() {
    #expect(violations(in: [.launch(), .reply(), .see("254 countries"), .see("255")]).count == 1)
    #expect(violations(in: [.launch(), .reply(), .see("254 countries")], isHeldToThem: false).isEmpty)
    #expect(violations(in: [.launch(), .reply(), .see("253 countries")]).isEmpty)
  }
}
