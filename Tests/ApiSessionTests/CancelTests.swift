import ApiSession
import Foundation
import Synchronization
import Testing

struct CancelTests {
  /// Asks with a completion that holds a token; the token is held by nothing else.
  private func ask(_ subject: ManualSession) -> (cancellable: any ApiCancellable, token: () -> Token?) {
    let token = Token()
    let cancellable = subject.session.request(.thing) { [replies = subject.replies] reply in
      withExtendedLifetime(token) { replies.add(reply) }
    }
    return (cancellable, { [weak token] in token })
  }

  @Test func `before the reply it cancels the try and the timer and lets go of the completion`() {
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

  @Test func `during a pause it stops the timer and there is no further try`() {
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

  @Test func `during the second try it cancels that`() {
    let subject = ManualSession()
    let (cancellable, token) = ask(subject)
    subject.transport.newest?.answer(500)
    subject.scheduler.runNewest()
    cancellable.cancel()
    #expect(subject.transport.attempts.map(\.isCancelled) == [false, true])
    #expect(subject.scheduler.waiting.isEmpty)
    #expect(token() == nil)
  }

  @Test func `after the reply it does nothing`() {
    let subject = ManualSession()
    let (cancellable, token) = ask(subject)
    subject.transport.newest?.answer()
    #expect(token() == nil)
    cancellable.cancel()
    #expect(subject.replies.count == 1)
    #expect(subject.transport.newest?.isCancelled == false)
  }

  @Test func `inside its own completion it does nothing`() {
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

  @Test func `inside the completion of another request it cancels`() {
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

  @Test func `while the answer is decoded it silences the completion`() {
    let subject = ManualSession()
    let own = Mutex<(any ApiCancellable)?>(nil)
    let request = ApiRequest<Thing>(.example) { _ in
      own.withLock { $0 }?.cancel()
      return Thing(name: "decoded")
    }
    let cancellable = subject.session.request(request) { [replies = subject.replies] in replies.add($0) }
    own.withLock { $0 = cancellable }
    subject.transport.newest?.answer()
    #expect(subject.replies.count == 0)
  }

  @Test func `while the try is being sent it cancels that try`() {
    let transport = CancellingTransport()
    let scheduler = ManualScheduler()
    let session = ApiSession(
      configuration: ApiConfiguration(callback: .immediate), transport: transport, scheduler: scheduler)
    let replies = Replies<Thing>()
    let cancellable = session.request(.thing) { replies.add($0) }
    transport.cancelDuringSend(cancellable)
    transport.fail()
    scheduler.runNewest()
    #expect(transport.counts == [0, 1])
    #expect(scheduler.waiting.isEmpty)
    #expect(replies.count == 0)
  }

  @Test func `a completion that holds what cancels its own request is let go of`() {
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

  @Test func `a cancel on the callback queue before the block has run there silences it`() async {
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

  @Test func `from many threads at any moment it is answered once or not at all`() async {
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
