import ApiSession
import Checks
import Foundation
import PatternTesting
import Stories
import Synchronization
import Tracing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@testable import MVVMFC

/// Makes a session of the kind that is watched.
typealias SessionMaker = (ApiConfiguration, any ApiTransport, any ApiScheduler) -> any ApiRequesting

extension Evidence {
  /// The app's own session at work.
  static let appSession = session {
    ApiSession(configuration: $0, transport: $1, scheduler: $2)
  }

  /// Sessions at work, beside the plain program with the app's own parts.
  static func sessionBesidePlain(_ make: SessionMaker) -> Evidence {
    var evidence = mvvmFC.running(MVVMFCArchitecture(.plain()), telling: .plainVisit, reading: [])
    evidence.add(session(make))
    return evidence
  }

  /// Sessions at work, over a network and a clock that are made by hand: some tries are answered, some are never.
  static func session(_ make: SessionMaker) -> Evidence {
    var evidence = Evidence()
    evidence.traces = [
      SessionRun(retryCount: 0, timeout: 3, queue: "first", decoder: "plain", network: .answers),
      SessionRun(retryCount: 2, timeout: 1, queue: "second", decoder: "loud", network: .answers),
      SessionRun(retryCount: 0, timeout: 3, queue: "second", decoder: "plain", network: .losesAll),
      SessionRun(retryCount: 3, timeout: 1, queue: "first", decoder: "loud", network: .losesAll),
      SessionRun(
        retryCount: 1, timeout: 6, queue: "first", decoder: "plain", network: .failsFirst(after: 2)),
    ].map { $0.trace(make) }
    return evidence
  }
}

/// One request to a session, watched with everything that it sends.
struct SessionRun {
  let retryCount: Int
  let timeout: Int
  let queue: String
  let decoder: String
  /// The outcome of each try.
  let network: HandNetwork.Weather

  /// As long as every pause is, so that the tries alone decide whether the time is kept.
  private static let longestPause = 2

  func trace(_ make: SessionMaker) -> TraceDocument {
    let trace = Trace()
    let clock = HandClock(trace)
    let network = HandNetwork(trace, clock, self.network)
    let queue = DispatchQueue(label: queue)
    queue.setSpecific(key: Answer.name, value: self.queue)
    let configuration = ApiConfiguration(
      retryCount: retryCount, timeout: .seconds(timeout),
      backoff: ApiBackoff(
        first: .seconds(Self.longestPause), longest: .seconds(Self.longestPause), jitter: { 1 }),
      callback: .queue(queue), decoder: NamingDecoder(name: decoder))
    let session = make(configuration, network, clock)
    let service = Participant(role: .service, type: "Service", object: "the service")
    let answer = Answer()
    let settings = (
      retryCount: retryCount, timeout: timeout, longestPause: Self.longestPause, queue: self.queue,
      decoder: decoder
    )
    var reply: ((Any) -> Void)?
    trace.message(
      to: trace.participant(.apiSession, session), settings, name: "request(_:completion:)", from: service
    ) {
      reply = trace.reply { _ in }
      session.request(ApiRequest<Named>(URL(filePath: "/named"))) { answer.keep($0) }
    }
    // The network answers when the session has asked; until then time goes from one appointment to the next.
    while !answer.isThere(on: queue), network.answerNext() || clock.advance() {}
    if let (decoder, queue) = answer.value {
      reply?((decoder: decoder, queue: queue, elapsed: clock.now))
    }
    return TraceDocument(
      pattern: Pattern.mvvmFC.rawValue,
      story: "session", messages: trace.messages)
  }
}

/// Tells by what it was decoded.
private nonisolated struct Named: Decodable, Sendable {
  let decoder: String
}

/// Decodes everything to its own name.
private nonisolated struct NamingDecoder: ApiDecoder {
  let name: String

  func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    try JSONDecoder().decode(type, from: Data(#"{"decoder":"\#(name)"}"#.utf8))
  }
}

/// A completion's result, and the queue of the call.
private nonisolated final class Answer: Sendable {
  /// The name that a queue goes by.
  static let name = DispatchSpecificKey<String>()

  private let kept = Mutex<(decoder: String, queue: String)?>(nil)

  var value: (decoder: String, queue: String)? { kept.withLock { $0 } }

  func keep(_ result: Result<Named, ApiError>) {
    let queue = DispatchQueue.getSpecific(key: Self.name) ?? "no queue"
    kept.withLock { $0 = ((try? result.get().decoder) ?? "nothing", queue) }
  }

  /// Returns true if the completion has been called, once what stands on a queue has run.
  func isThere(on queue: DispatchQueue) -> Bool {
    queue.sync {}
    return value != nil
  }
}

/// A clock that a test moves.
nonisolated final class HandClock: ApiScheduler {
  private let trace: Trace
  private let state = Mutex((now: 0.0, appointments: [Appointment]()))

  init(_ trace: Trace) {
    self.trace = trace
  }

  var now: Double { state.withLock { $0.now } }

  func schedule(after pause: Duration, _ work: @escaping @Sendable () -> Void) -> any ApiCancellable {
    let seconds = pause / .seconds(1)
    let appointment = run(after: seconds, work)
    MainActor.assumeIsolated {
      let clock = Participant(role: .clock, type: "HandClock", object: "the clock")
      trace.message(to: clock, seconds) {}
    }
    return appointment
  }

  /// Runs work when some seconds have gone.
  @discardableResult
  func run(after seconds: Double, _ work: @escaping @Sendable () -> Void) -> any ApiCancellable {
    let appointment = Appointment(at: now + seconds, work)
    state.withLock { $0.appointments.append(appointment) }
    return appointment
  }

  /// Goes on to the next appointment and keeps it; answers whether there was one.
  func advance() -> Bool {
    let next = state.withLock { state -> Appointment? in
      state.appointments.removeAll(where: \.isCancelled)
      guard let next = state.appointments.min(by: { $0.time < $1.time }) else { return nil }
      state.appointments.removeAll { $0 === next }
      state.now = max(state.now, next.time)
      return next
    }
    next?.work()
    return next != nil
  }
}

/// Work that is to be done at a time.
private nonisolated final class Appointment: ApiCancellable {
  let time: Double
  let work: @Sendable () -> Void
  private let cancelled = Mutex(false)

  init(at time: Double, _ work: @escaping @Sendable () -> Void) {
    self.time = time
    self.work = work
  }

  var isCancelled: Bool { cancelled.withLock { $0 } }

  func cancel() {
    cancelled.withLock { $0 = true }
  }
}

/// A network that answers when a test says so, or late, or never.
nonisolated final class HandNetwork: ApiTransport {
  /// The outcome of a request.
  enum Weather {
    case answers
    case losesAll
    /// The first try fails after some seconds, and the others are lost.
    case failsFirst(after: Double)
  }

  private let trace: Trace
  private let clock: HandClock
  private let weather: Weather
  private let state = Mutex((tries: 0, waiting: [@Sendable () -> Void]()))

  init(_ trace: Trace, _ clock: HandClock, _ weather: Weather) {
    self.trace = trace
    self.clock = clock
    self.weather = weather
  }

  func send(
    _ request: URLRequest, limit: Int,
    completion: @escaping @Sendable (Result<ApiResponse, any Error>) -> Void
  ) -> any ApiCancellable {
    let tell = told(request)
    let isFirst = state.withLock { state in
      state.tries += 1
      return state.tries == 1
    }
    switch weather {
    case .answers:
      state.withLock { state in
        state.waiting.append {
          tell(200, 0)
          completion(.success(ApiResponse(status: 200, body: Data("{}".utf8))))
        }
      }
    case .failsFirst(let seconds) where isFirst:
      clock.run(after: seconds) {
        tell(nil, seconds)
        completion(.failure(URLError(.networkConnectionLost)))
      }
    case .losesAll, .failsFirst: break
    }
    return Appointment(at: 0) {}
  }

  /// Answers the try that has waited longest; answers whether there was one.
  func answerNext() -> Bool {
    guard let next = state.withLock({ $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }) else {
      return false
    }
    next()
    return true
  }

  /// Records a try; the result records its status, or nil for a failure, and how long that took.
  private func told(_ request: URLRequest) -> @Sendable (Int?, Double) -> Void {
    MainActor.assumeIsolated {
      let network = Participant(role: .network, type: "HandNetwork", object: "the network")
      nonisolated(unsafe) var reply: ((Any) -> Void)?
      trace.message(to: network, request.url as Any) { reply = trace.reply { _ in } }
      nonisolated(unsafe) let answer = reply
      return { status, seconds in
        MainActor.assumeIsolated { answer?((status: status, after: seconds)) }
      }
    }
  }
}
