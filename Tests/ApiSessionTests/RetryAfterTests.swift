import Foundation
import Library
import Testing

struct RetryAfterTests {
  /// Returns the pause between an answer with these headers and the second try; nil if there is no second try.
  private func pause(_ headers: [String: String], status: Int = 503) -> Duration? {
    let subject = ManualSession()
    subject.ask()
    subject.transport.newest?.answer(status, headers: headers)
    let pause = subject.scheduler.waiting.last?.pause
    #expect((pause == nil) == (subject.replies.errors == [.serverFailed(status: status)]))
    return pause
  }

  /// Returns true if the pause is the session's own.
  private func isUsual(_ pause: Duration?) -> Bool {
    guard let pause else { return false }
    return pause > .milliseconds(249) && pause <= .milliseconds(250)
  }

  @Test(arguments: ["3", " 3 ", "003"])
  func `a requested number of seconds replaces the usual pause`(value: String) {
    #expect(pause(["Retry-After": value]) == .seconds(3))
    #expect(pause(["retry-after": value], status: 500) == .seconds(3))
  }

  @Test(arguments: ["6", "3600", "99999999999999999999999"])
  func `a session gives up if the requested pause is longer than its longest pause`(value: String) {
    #expect(pause(["Retry-After": value]) == nil)
  }

  @Test func `a session accepts a requested pause that equals its longest pause`() {
    #expect(pause(["Retry-After": "5"]) == .seconds(5))
  }

  @Test(arguments: [
    "", "  ", "soon", "-3", "1.5", "3 s", "٣", "0", "Fri, 31 Dec 2999 23:59:59 GMT",
  ])
  func `a date, zero and invalid values leave the usual pause`(value: String) {
    #expect(isUsual(pause(["Retry-After": value])))
  }

  @Test func `a session does not wait after the last try`() {
    let subject = ManualSession(retryCount: 0)
    subject.ask()
    subject.transport.newest?.answer(503, headers: ["Retry-After": "1"])
    #expect(subject.replies.errors == [.serverFailed(status: 503)])
    #expect(subject.scheduler.waiting.isEmpty)
  }
}
