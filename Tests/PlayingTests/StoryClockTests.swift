import Catalogue
import Playing
import SwiftIO
import Testing

@MainActor @Suite struct StoryClockTests {
  private let clock = StoryClock()

  @Test func `scheduled work runs once, when the user pauses, the shortest pause first`() {
    var runs: [String] = []
    _ = clock.schedule(after: .milliseconds(300)) { runs.append("second") }
    _ = clock.schedule(after: .milliseconds(300)) { runs.append("third") }
    _ = clock.schedule(after: .milliseconds(100)) { runs.append("first") }
    #expect(runs == [])
    clock.advance()
    #expect(runs == ["first", "second", "third"])
    clock.advance()
    #expect(runs.count == 3)
  }

  @Test func `work that is scheduled by other work waits for the next pause`() {
    var runs = 0
    _ = clock.schedule(after: .milliseconds(300)) { [clock] in
      _ = clock.schedule(after: .milliseconds(300)) { runs += 1 }
    }
    clock.advance()
    #expect(runs == 0)
    clock.advance()
    #expect(runs == 1)
  }

  @Test func `work that is cancelled is released, and never runs`() {
    var token: Token? = Token()
    weak let held = token
    var runs = 0
    let scheduled = clock.schedule(after: .milliseconds(300)) { [token] in
      withExtendedLifetime(token) { runs += 1 }
    }
    token = nil
    #expect(held != nil)
    scheduled.cancel()
    #expect(held == nil)
    clock.advance()
    #expect(runs == 0)
  }

  @Test func `work that waits for longer than the user pauses is released, and never runs`() {
    var token: Token? = Token()
    weak let held = token
    var runs = 0
    _ = clock.schedule(after: StoryClock.pause) { runs += 1 }
    let scheduled = clock.schedule(after: .seconds(10)) { [token] in
      withExtendedLifetime(token) { runs += 10 }
    }
    token = nil
    #expect(held == nil)
    for _ in 0..<20 { clock.advance() }
    #expect(runs == 1)
    scheduled.cancel()
  }

  @Test(arguments: [
    (Story.Step.type("fin"), 4), (.typeQuickly("fin"), 2), (.paste("fin"), 2), (.edit("f"), 2),
  ])
  func `the user pauses after each character, or only at the end`(step: Story.Step, requests: Int) throws {
    let stage = Stage(SwiftIOArchitecture())
    for step in [.launch(), .reply(), step] { try stage.perform(step) }
    #expect(stage.catalogue.requestCount == requests)
  }

  private final class Token {}
}
