import ApiSession
import Foundation

/// A session whose tries and timers the test controls, and the replies to its requests.
struct ManualSession {
  let transport = ManualTransport()
  let scheduler = ManualScheduler()
  let replies = Replies<Thing>()
  let session: ApiSession

  /// Creates a session that calls back at once, with pauses that do not vary: 0.25 s, 0.5 s, 1 s and so on.
  init(retryCount: Int = 2, configure: (inout ApiConfiguration) -> Void = { _ in }) {
    var configuration = ApiConfiguration(
      retryCount: retryCount, backoff: ApiBackoff(jitter: { 0.999_999_999_999 }), callback: .immediate)
    configure(&configuration)
    session = ApiSession(configuration: configuration, transport: transport, scheduler: scheduler)
  }

  /// Requests a thing, and adds the reply to ``replies``.
  @discardableResult
  func ask() -> any ApiCancellable {
    session.request(.thing) { [replies] in replies.add($0) }
  }

  /// The number of tries.
  var tries: Int { transport.attempts.count }

  /// Answers each try with the closure, and ends each pause, until every try is answered.
  func answerAll(_ answer: (ManualAttempt) -> Void) {
    var answered = 0
    while tries > answered {
      answered = tries
      transport.newest.map(answer)
      scheduler.runNewest()
    }
  }
}

extension ApiRequest<Thing> {
  /// A request for a thing at an example address.
  static var thing: ApiRequest { ApiRequest(.example) }
}

extension URL {
  /// An address that does not exist.
  static var example: URL { URL(string: "http://example.invalid/thing") ?? URL(fileURLWithPath: "/") }
}
