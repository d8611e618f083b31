import Foundation
import Library
import Synchronization
import Testing

struct CancelTests {
  /// Sends a request whose completion alone holds a token.
  private func ask(_ subject: ManualSession) -> (cancellable: any ApiCancellable, token: () -> Token?) {
    let token = Token()
    let cancellable = subject.session.request(.thing) { [replies = subject.replies] reply in
      withExtendedLifetime(token) { replies.add(reply) }
    }
    return (cancellable, { [weak token] in token })
  }

  @Test func `cancelling before the reply cancels the try and the timer and releases the completion`() {
    let subject = ManualSession()
    let (cancellable, token) = ask(subject)
    let late = subject.transport.newest?.takeCompletion()
    #expect(token() != nil)
    cancellable.cancel()
    #expect(token() == nil)
    #expect(subject.transport.newest?.isCancelled == true)
    #expect(subject.scheduler.waiting.isEmpty)
    late?(.success(ApiResponse(status: 500)))
    cancellable.cancel()
    #expect(subject.tries == 1)
    #expect(subject.replies.count == 0)
    #expect(subject.scheduler.waiting.isEmpty)
  }

  @Test func `cancelling during a pause stops the timer and prevents another try`() {
    let subject = ManualSession()
    let (cancellable, token) = ask(subject)
    subject.transport.newest?.answer(500)
    let late = subject.scheduler.waiting.last?.takeWork()
    cancellable.cancel()
    #expect(token() == nil)
    late?()
    #expect(subject.tries == 1)
    #expect(subject.replies.count == 0)
    #expect(subject.scheduler.waiting.isEmpty)
    #expect(subject.transport.newest?.isCancelled == false)
  }

  @Test func `cancelling during the second try cancels that try`() {
    let subject = ManualSession()
    let (cancellable, token) = ask(subject)
    subject.transport.newest?.answer(500)
    subject.scheduler.runNewest()
    cancellable.cancel()
    #expect(subject.transport.attempts.map(\.isCancelled) == [false, true])
    #expect(subject.scheduler.waiting.isEmpty)
    #expect(token() == nil)
  }

  @Test func `cancelling after the reply does nothing`() {
    let subject = ManualSession()
    let (cancellable, token) = ask(subject)
    subject.transport.newest?.answer()
    #expect(token() == nil)
    cancellable.cancel()
    #expect(subject.replies.count == 1)
    #expect(subject.transport.newest?.isCancelled == false)
  }

  @Test func `cancelling inside the request's own completion does nothing`() {
    let subject = ManualSession()
    let own = Mutex<(any ApiCancellable)?>(nil)
    let cancellable = subject.session.request(.thing) { [replies = subject.replies] reply in
      own.withLock { $0 }?.cancel()
      replies.add(reply)
    }
    own.withLock { $0 = cancellable }
    subject.transport.newest?.answer()
    #expect(subject.replies.count == 1)
  }

  @Test func `cancelling inside the completion of another request works`() {
    let subject = ManualSession()
    let second = Mutex<(any ApiCancellable)?>(nil)
    subject.session.request(.thing) { _ in second.withLock { $0 }?.cancel() }
    let cancellable = subject.ask()
    second.withLock { $0 = cancellable }
    subject.transport.attempts.first?.answer()
    #expect(subject.transport.newest?.isCancelled == true)
    subject.transport.newest?.answer()
    #expect(subject.replies.count == 0)
  }

  @Test func `cancelling during decoding suppresses the completion`() {
    let subject = ManualSession()
    let own = Mutex<(any ApiCancellable)?>(nil)
    let request = ApiRequest<Thing>(.example, callback: .immediate) { _ in
      own.withLock { $0 }?.cancel()
      return Thing(name: "decoded")
    }
    let cancellable = subject.session.request(request) { [replies = subject.replies] in replies.add($0) }
    own.withLock { $0 = cancellable }
    subject.transport.newest?.answer()
    #expect(subject.replies.count == 0)
  }

  @Test func `cancelling while a try is being sent cancels that try`() {
    let transport = CancellingTransport()
    let scheduler = ManualScheduler()
    let session = ApiSession(transport: transport, scheduler: scheduler)
    let replies = Replies<Thing>()
    let cancellable = session.request(.thing) { replies.add($0) }
    transport.cancelDuringSend(cancellable)
    transport.fail()
    scheduler.runNewest()
    #expect(transport.counts == [0, 1])
    #expect(scheduler.waiting.isEmpty)
    #expect(replies.count == 0)
  }

  @Test func `a completion is released even if it holds an object whose deinit cancels the request`() {
    let subject = ManualSession()
    let holder = Mutex<(any ApiCancellable)?>(nil)
    let token = CancellingToken { holder.withLock { $0 }?.cancel() }
    weak let held = token
    let cancellable = askHolding(token, subject)
    holder.withLock { $0 = cancellable }
    _ = consume token
    cancellable.cancel()
    #expect(held == nil)
  }

  private func askHolding(_ token: CancellingToken, _ subject: ManualSession) -> any ApiCancellable {
    subject.session.request(.thing) { _ in withExtendedLifetime(token) {} }
  }

  @Test func `cancelling on the callback queue before the completion has run suppresses it`() async {
    let queue = DispatchQueue(label: "callbacks")
    let subject = ManualSession { $0.callback = .queue(queue) }
    await withCheckedContinuation { continuation in
      queue.async {
        let cancellable = subject.ask()
        subject.transport.newest?.answer()
        cancellable.cancel()
        queue.async { continuation.resume() }
      }
    }
    #expect(subject.replies.count == 0)
  }

  @Test func `a request that is cancelled from another thread replies at most once`() async {
    for round in 0..<300 {
      let subject = ManualSession()
      let (cancellable, token) = ask(subject)
      await withTaskGroup { group in
        group.addTask { subject.transport.newest?.answer(round.isMultiple(of: 2) ? 200 : 500) }
        group.addTask { cancellable.cancel() }
        group.addTask { subject.scheduler.runNewest() }
      }
      cancellable.cancel()
      #expect(subject.replies.count <= 1)
      #expect(subject.scheduler.waiting.isEmpty)
      #expect(token() == nil)
      let count = subject.replies.count
      subject.answerAll { $0.answer() }
      #expect(subject.replies.count == count)
    }
  }
}
