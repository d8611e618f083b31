import Foundation
import Library
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct TimeoutTests {
  @Test func `a try that takes too long is cancelled and retried`() {
    let subject = ManualSession(retryCount: 1) { $0.timeout = .seconds(3) }
    subject.ask()
    #expect(subject.scheduler.waiting.map(\.pause) == [.seconds(3)])
    subject.scheduler.runNewest()
    #expect(subject.transport.attempts.map(\.isCancelled) == [true])
    #expect(subject.replies.count == 0)
    subject.scheduler.runNewest()
    #expect(subject.tries == 2)
    subject.transport.newest?.answer()
    #expect(subject.replies.values == [Thing(name: "a")])
    #expect(subject.scheduler.waiting.isEmpty)
  }

  @Test func `the timeout of the last try is reported`() {
    let subject = ManualSession(retryCount: 0)
    subject.ask()
    subject.scheduler.runNewest()
    #expect(subject.replies.errors == [.timedOut])
    #expect(subject.transport.newest?.isCancelled == true)
  }

  @Test func `an answer in time stops the timer and cancels nothing`() {
    let subject = ManualSession()
    subject.ask()
    subject.transport.newest?.answer()
    #expect(subject.scheduler.waiting.isEmpty)
    #expect(subject.transport.newest?.isCancelled == false)
  }

  @Test func `an answer after the timeout is ignored`() {
    let subject = ManualSession(retryCount: 0)
    subject.ask()
    let late = subject.transport.newest?.takeCompletion()
    subject.scheduler.runNewest()
    late?(.success(ApiResponse(status: 200, body: Data(#"{"name":"late"}"#.utf8))))
    #expect(subject.replies.all == [.failure(.timedOut)])
  }

  @Test func `a timeout after the answer is ignored`() {
    let subject = ManualSession()
    subject.ask()
    let late = subject.scheduler.waiting.last?.takeWork()
    subject.transport.newest?.answer()
    late?()
    #expect(subject.replies.values == [Thing(name: "a")])
    #expect(subject.replies.count == 1)
    #expect(subject.tries == 1)
  }

  @Test func `the answer to an earlier try does not count for the next`() {
    let subject = ManualSession()
    subject.ask()
    let late = subject.transport.newest?.takeCompletion()
    subject.scheduler.runNewest()
    subject.scheduler.runNewest()
    #expect(subject.tries == 2)
    late?(.success(ApiResponse(status: 200, body: Data(#"{"name":"late"}"#.utf8))))
    #expect(subject.replies.count == 0)
    subject.transport.newest?.answer()
    #expect(subject.replies.values == [Thing(name: "a")])
  }

  @Test func `a timeout may be longer than a minute`() {
    let subject = ManualSession { $0.timeout = .seconds(600) }
    subject.ask()
    #expect(subject.scheduler.waiting.map(\.pause) == [.seconds(600)])
  }
}
