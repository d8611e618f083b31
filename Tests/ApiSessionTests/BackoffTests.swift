import Foundation
import Library
import Testing

struct BackoffTests {
  @Test func `with the smallest jitter a pause is half of its maximum`() {
    let backoff = ApiBackoff(jitter: { 0 })
    let pauses = (1...7).map(backoff.pause)
    #expect(pauses == [125, 250, 500, 1000, 2000, 2500, 2500].map(Duration.milliseconds))
  }

  @Test func `each pause is twice as long as the one before, up to the longest pause`() {
    let backoff = ApiBackoff(first: .seconds(1), longest: .seconds(6), jitter: { 1 })
    #expect((1...5).map(backoff.pause) == [1, 2, 4, 6, 6].map(Duration.seconds))
  }

  @Test func `jitter keeps a pause between half of its maximum and the maximum`() {
    let backoff = ApiBackoff()
    for retry in 1...6 {
      let whole = min(Duration.milliseconds(250 << (retry - 1)), .seconds(5))
      let pauses = (0..<200).map { _ in backoff.pause(before: retry) }
      #expect(pauses.allSatisfy { $0 >= whole / 2 && $0 <= whole })
      #expect(Set(pauses).count > 100)
    }
  }

  @Test(arguments: [-1.0, 2.0, .nan, .infinity, -.infinity])
  func `jitter out of bounds is limited to the bounds`(jitter: Double) {
    let pause = ApiBackoff(first: .seconds(2), jitter: { jitter }).pause(before: 1)
    #expect(pause >= .seconds(1) && pause <= .seconds(2))
  }

  @Test func `rounding does not make a pause longer than the longest pause`() {
    for part: Int64 in 1...1000 {
      let longest = Duration(secondsComponent: 7, attosecondsComponent: 300_000_000_000_000_000 + part)
      #expect(ApiBackoff(first: longest, longest: longest, jitter: { 1 }).pause(before: 1) <= longest)
    }
  }

  @Test func `unusual settings give valid pauses`() {
    #expect(ApiBackoff(first: .zero).pause(before: .max) == .zero)
    #expect(ApiBackoff(first: .seconds(-1)).pause(before: 3) == .zero)
    #expect(ApiBackoff(first: .seconds(9), longest: .seconds(-1)).pause(before: 3) == .zero)
    #expect(ApiBackoff(longest: .seconds(3), jitter: { 1 }).pause(before: .max) == .seconds(3))
    #expect(ApiBackoff(jitter: { 1 }).pause(before: .min) == .milliseconds(250))
    let endless = Duration.seconds(Int64.max)
    #expect(ApiBackoff(first: endless, longest: endless, jitter: { 0 }).pause(before: 9) == endless / 2)
  }

  @Test func `a session waits for the pauses of its backoff between tries`() {
    let backoff = ApiBackoff(first: .seconds(1), longest: .seconds(3), jitter: { 0 })
    let subject = ManualSession(retryCount: 3, backoff: backoff) { $0.timeout = .seconds(7) }
    subject.ask()
    subject.answerAll { $0.answer(500) }
    let timeout = Duration.seconds(7)
    #expect(
      subject.scheduler.pauses == [
        timeout, .milliseconds(500), timeout, .seconds(1), timeout, .milliseconds(1500), timeout,
      ])
  }

  @Test func `a request takes no longer than its tries and pauses together`() {
    let backoff = ApiBackoff(longest: .seconds(1), jitter: { 1 })
    let subject = ManualSession(retryCount: 4, backoff: backoff) { $0.timeout = .seconds(2) }
    subject.ask()
    // Each try takes its whole timeout; the newest work is what a clock would run next.
    while !subject.scheduler.waiting.isEmpty { subject.scheduler.runNewest() }
    #expect(subject.replies.errors == [.timedOut])
    let total = subject.scheduler.pauses.reduce(Duration.zero, +)
    #expect(total <= .seconds(5 * 2 + 4 * 1))
  }
}
