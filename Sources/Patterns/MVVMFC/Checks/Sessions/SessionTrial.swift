public import Checks
import Foundation
public import Library
import Specification
import Synchronization
import Tracing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Evidence {
  /// Makes a session of the kind that is traced.
  public typealias SessionMaker = (ApiBackoff, any ApiTransport, any ApiScheduler) -> any ApiRequesting

  /// Traces requests to a session over a network and a clock that are moved by hand: some tries are answered, one
  /// fails, and the others get no answer.
  @MainActor public static func sessions(_ make: SessionMaker) -> Evidence {
    var evidence = Evidence()
    let clock = HandClock()
    let network = HandNetwork(clock)
    let pause = Duration.seconds(SessionTrial.longestPause)
    // One session serves all requests: the settings of one must not show in the next.
    let session = make(ApiBackoff(first: pause, longest: pause, jitter: { 1 }), network, clock)
    evidence.traces = [
      SessionTrial(retryCount: 0, timeout: 3, queue: "first", decoder: "plain", weather: .answers),
      SessionTrial(retryCount: 2, timeout: 1, queue: "second", decoder: "loud", weather: .answers),
      SessionTrial(retryCount: 0, timeout: 3, queue: "second", decoder: "plain", weather: .losesAll),
      SessionTrial(retryCount: 3, timeout: 1, queue: "first", decoder: "loud", weather: .losesAll),
      SessionTrial(
        retryCount: 1, timeout: 6, queue: "first", decoder: "plain", weather: .failsFirst(after: 2)),
    ].map { $0.trace(session, network, clock) }
    return evidence
  }
}

/// One request to a session, traced with everything that the session sends.
@MainActor struct SessionTrial {
  let retryCount: Int
  let timeout: Int
  let queue: String
  let decoder: String
  /// The outcome of each try.
  let weather: HandNetwork.Weather

  /// The length of every pause. As it never varies, only the tries decide whether the session takes too long.
  fileprivate static let longestPause = 2

  func trace(_ session: any ApiRequesting, _ network: HandNetwork, _ clock: HandClock) -> TraceDocument {
    let trace = Trace()
    let start = clock.now
    clock.begin(trace)
    network.begin(trace, weather)
    let queue = DispatchQueue(label: queue)
    queue.setSpecific(key: Answer.name, value: self.queue)
    let request = ApiRequest<Named>(
      URL(filePath: "/named"), retryCount: retryCount, timeout: .seconds(timeout), callback: .queue(queue),
      decoder: NamingDecoder(name: decoder))
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
      session.request(request) { answer.keep($0) }
    }
    // The network answers once the session has sent a request; until then, time advances from one appointment to the
    // next.
    while !answer.isThere(on: queue), network.answerNext() || clock.advance() {}
    if let (decoder, queue) = answer.value {
      reply?((decoder: decoder, queue: queue, elapsed: clock.now - start))
    }
    return TraceDocument(
      pattern: Pattern.mvvmFC.rawValue,
      story: "session", messages: trace.messages)
  }
}

/// A value that names the decoder that was used.
private struct Named: Decodable, Sendable {
  let decoder: String
}

/// A decoder that decodes everything to its own name.
private struct NamingDecoder: ApiDecoder {
  let name: String

  func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    try JSONDecoder().decode(type, from: Data(#"{"decoder":"\#(name)"}"#.utf8))
  }
}

/// A completion's result, and the queue of the call.
private final class Answer: Sendable {
  /// The key of a queue's name.
  static let name = DispatchSpecificKey<String>()

  private let kept = Mutex<(decoder: String, queue: String)?>(nil)

  var value: (decoder: String, queue: String)? { kept.withLock { $0 } }

  func keep(_ result: Result<Named, ApiError>) {
    let queue = DispatchQueue.getSpecific(key: Self.name) ?? "no queue"
    kept.withLock { $0 = ((try? result.get().decoder) ?? "nothing", queue) }
  }

  /// Waits for the work on a queue, and returns true if the completion has been called.
  func isThere(on queue: DispatchQueue) -> Bool {
    queue.sync {}
    return value != nil
  }
}
