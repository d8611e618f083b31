import Foundation
import Library
import Testing

struct DelayTests {
  /// A session and a request that waits before its first try.
  private let subject = ManualSession(retryCount: 1) {
    $0.delay = .milliseconds(300)
    $0.timeout = .seconds(3)
  }

  @Test func `the first try is sent after the delay, and only then its timeout begins`() {
    subject.ask()
    #expect(subject.tries == 0)
    #expect(subject.scheduler.waiting.map(\.pause) == [.milliseconds(300)])
    subject.scheduler.runNewest()
    #expect(subject.tries == 1)
    #expect(subject.scheduler.waiting.map(\.pause) == [.seconds(3)])
    subject.transport.newest?.answer()
    #expect(subject.replies.values == [Thing(name: "a")])
    #expect(subject.scheduler.waiting.isEmpty)
  }

  @Test func `a request that is cancelled during the delay is never sent`() {
    let cancellable = subject.ask()
    let late = subject.scheduler.waiting.last?.takeWork()
    cancellable.cancel()
    late?()
    #expect(subject.tries == 0)
    #expect(subject.replies.count == 0)
  }

  @Test func `cancelling during the delay stops the timer and releases the completion`() {
    var request = ApiRequest<Thing>.thing
    request.delay = .milliseconds(300)
    var token: Token? = Token()
    weak let held = token
    let cancellable = subject.session.request(request) { [token] _ in withExtendedLifetime(token) {} }
    token = nil
    #expect(held != nil)
    cancellable.cancel()
    #expect(held == nil)
    #expect(subject.scheduler.waiting.isEmpty)
  }

  @Test func `a retry has no delay, only its own pause`() {
    subject.ask()
    subject.scheduler.runNewest()
    subject.transport.newest?.answer(500)
    subject.scheduler.runNewest()
    #expect(subject.tries == 2)
    #expect(
      subject.scheduler.pauses.map { $0 / .milliseconds(1) }.map { $0.rounded() } == [300, 3000, 250, 3000])
  }

  @Test func `a scheduler that does not wait sends the request at once`() {
    let transport = SynchronousTransport()
    let session = ApiSession(transport: transport, scheduler: HastyScheduler(timeout: .seconds(10)))
    let replies = Replies<Thing>()
    var request = ApiRequest<Thing>.thing
    request.delay = .milliseconds(300)
    session.request(request) { replies.add($0) }
    #expect(replies.values == [Thing(name: "a")])
  }
}
