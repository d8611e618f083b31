import Foundation
import Library
import Synchronization
import Testing

struct CallbackTests {
  @Test func `a completion is called once and released`() {
    let subject = ManualSession()
    let held = askWithToken(subject)
    #expect(held() != nil)
    subject.transport.newest?.answer()
    #expect(subject.replies.values == [Thing(name: "a")])
    #expect(held() == nil)
  }

  private func askWithToken(_ subject: ManualSession) -> () -> Token? {
    let token = Token()
    subject.session.request(.thing) { [replies = subject.replies] reply in
      withExtendedLifetime(token) { replies.add(reply) }
    }
    return { [weak token] in token }
  }

  @Test func `the second answer of a transport is ignored`() {
    let subject = ManualSession()
    subject.ask()
    let completion = subject.transport.newest?.takeCompletion()
    let response = ApiResponse(status: 200, body: Data(#"{"name":"a"}"#.utf8))
    completion?(.success(response))
    completion?(.success(response))
    #expect(subject.replies.count == 1)
  }

  @Test func `a finished request is released`() {
    let subject = ManualSession()
    weak var call: (any ApiCancellable)?
    call = subject.ask()
    #expect(call != nil)
    subject.transport.newest?.answer(500)
    subject.scheduler.runNewest()
    #expect(call != nil)
    subject.transport.newest?.answer()
    #expect(call == nil)
  }

  @Test func `a cancelled request is released`() {
    let subject = ManualSession()
    weak var call: (any ApiCancellable)?
    call = subject.ask()
    call?.cancel()
    #expect(call == nil)
  }

  @Test func `a request continues after its session has been released`() {
    let transport = ManualTransport()
    let scheduler = ManualScheduler()
    let replies = Replies<Thing>()
    weak var held: ApiSession?
    do {
      let session = ApiSession(transport: transport, scheduler: scheduler)
      held = session
      session.request(.thing) { replies.add($0) }
    }
    #expect(held == nil)
    transport.newest?.answer(500)
    scheduler.runNewest()
    transport.newest?.answer()
    #expect(replies.values == [Thing(name: "a")])
  }

  @Test func `the completion is called on the callback queue, and decoding runs elsewhere`() async {
    let key = DispatchSpecificKey<String>()
    let queue = DispatchQueue(label: "callbacks")
    queue.setSpecific(key: key, value: "here")
    let subject = ManualSession()
    let decoding = Mutex<String?>("nowhere")
    let place = await withCheckedContinuation { continuation in
      let request = ApiRequest<Int>(.example, callback: .queue(queue)) { _ in
        decoding.withLock { $0 = DispatchQueue.getSpecific(key: key) }
        return 1
      }
      subject.session.request(request) { _ in
        continuation.resume(returning: DispatchQueue.getSpecific(key: key))
      }
      subject.transport.newest?.answer()
    }
    #expect(place == "here")
    #expect(decoding.withLock { $0 } == nil)
  }

  @Test func `a request that is sent on its callback queue never replies before it has returned`() async {
    let queue = DispatchQueue(label: "callbacks")
    let session = ApiSession(transport: SynchronousTransport())
    let request = ApiRequest<Thing>(.example, callback: .queue(queue))
    let returned = Mutex(false)
    let returnedFirst = await withCheckedContinuation { continuation in
      queue.async {
        session.request(request) { _ in continuation.resume(returning: returned.withLock { $0 }) }
        returned.withLock { $0 = true }
      }
    }
    #expect(returnedFirst)
  }

  @Test func `completions are called on the main queue by default`() async {
    let key = DispatchSpecificKey<String>()
    DispatchQueue.main.setSpecific(key: key, value: "main")
    let session = ApiSession(transport: SynchronousTransport())
    let place = await withCheckedContinuation { continuation in
      session.request(ApiRequest<Thing>(.example)) { _ in
        continuation.resume(returning: DispatchQueue.getSpecific(key: key))
      }
    }
    #expect(place == "main")
  }

  @MainActor @Test func `an answer that arrives on the main queue is passed on at once`() async {
    let subject = ManualSession { $0.callback = .main }
    subject.ask()
    subject.transport.newest?.answer()
    #expect(subject.replies.count == (DispatchQueue.isMain ? 1 : 0))
  }

  @Test func `with a synchronous transport and scheduler a request completes before it returns`() {
    let transport = SynchronousTransport(500, 503)
    let session = ApiSession(transport: transport, scheduler: SynchronousScheduler())
    let replies = Replies<Thing>()
    let thread = ObjectIdentifier(Thread.current)
    session.request(.thing) { reply in
      #expect(ObjectIdentifier(Thread.current) == thread)
      replies.add(reply)
    }
    #expect(replies.values == [Thing(name: "a")])
    #expect(transport.cancellations == 0)
  }

  @Test func `a completion may send another request`() {
    let session = ApiSession(transport: SynchronousTransport(404), scheduler: SynchronousScheduler())
    let replies = Replies<Thing>()
    session.request(.thing) { first in
      replies.add(first)
      session.request(.thing) { replies.add($0) }
    }
    #expect(replies.all == [.failure(.rejected(status: 404)), .success(Thing(name: "a"))])
  }
}
