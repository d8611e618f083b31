import Foundation
import Library
import Testing

@Suite(.timeLimit(.minutes(30)))
struct DispatchSchedulerTests {
  @Test func `work runs after its pause`() async {
    let clock = ContinuousClock()
    let start = clock.now
    await withCheckedContinuation { continuation in
      _ = DispatchScheduler().schedule(after: .milliseconds(50)) { continuation.resume() }
    }
    #expect(clock.now - start >= .milliseconds(50))
  }

  @Test(arguments: [Duration.zero, .seconds(-1)])
  func `work runs even after a pause of zero or less`(pause: Duration) async {
    await withCheckedContinuation { continuation in
      _ = DispatchScheduler().schedule(after: pause) { continuation.resume() }
    }
  }

  @Test func `cancelled work is released at once, however long its pause`() {
    weak var held: Token?
    let timer: any ApiCancellable
    do {
      let token = Token()
      held = token
      timer = DispatchScheduler().schedule(after: .seconds(Int64.max)) { withExtendedLifetime(token) {} }
    }
    #expect(held != nil)
    timer.cancel()
    #expect(held == nil)
    timer.cancel()
  }

  @Test func `cancelled work does not run`() async {
    let queue = DispatchQueue(label: "cancelled work")
    let scheduler = DispatchScheduler(queue: queue)
    let replies = Replies<Int>()
    // A suspended queue runs no work, however late the cancellation comes.
    queue.suspend()
    scheduler.schedule(after: .milliseconds(10)) { replies.add(.success(1)) }.cancel()
    await withCheckedContinuation { continuation in
      _ = scheduler.schedule(after: .milliseconds(30)) { continuation.resume() }
      queue.resume()
    }
    #expect(replies.count == 0)
  }
}
