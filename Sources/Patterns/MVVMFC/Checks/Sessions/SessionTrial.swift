public import ApiSession
public import Checks
import Foundation
import Specification
import Synchronization
import Tracing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Evidence {
  /// Makes a session of the kind that is traced.
  public typealias SessionMaker = (ApiConfiguration, any ApiTransport, any ApiScheduler) -> any ApiRequesting

  /// Traces sessions over a network and a clock that are moved by hand: some tries are answered,
  /// one fails, and the others get no answer.
  @MainActor public static func sessions(_ make: SessionMaker) -> Evidence {
    var evidence = Evidence()
    evidence.traces = [
      SessionTrial(retryCount: 0, timeout: 3, queue: "first", decoder: "plain", network: .answers),
      SessionTrial(retryCount: 2, timeout: 1, queue: "second", decoder: "loud", network: .answers),
      SessionTrial(retryCount: 0, timeout: 3, queue: "second", decoder: "plain", network: .losesAll),
      SessionTrial(retryCount: 3, timeout: 1, queue: "first", decoder: "loud", network: .losesAll),
      SessionTrial(
        retryCount: 1, timeout: 6, queue: "first", decoder: "plain", network: .failsFirst(after: 2)),
    ].map { $0.trace(make) }
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
  let network: HandNetwork.Weather

  /// The length of every pause. As it never varies, only the tries decide whether the session takes too long.
  private static let longestPause = 2

  func trace(_ make: Evidence.SessionMaker) -> TraceDocument {
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
    // The network answers once the session has sent a request; until then, time advances from one appointment to the
    // next.
    while !answer.isThere(on: queue), network.answerNext() || clock.advance() {}
    if let (decoder, queue) = answer.value {
      reply?((decoder: decoder, queue: queue, elapsed: clock.now))
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
