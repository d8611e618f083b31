import Foundation
import Library

/// A session whose tries and timers the test controls, and the replies to its requests.
struct ManualSession {
  let transport = ManualTransport()
  let scheduler = ManualScheduler()
  let replies = Replies<Thing>()
  let session: ApiSession
  private var request = ApiRequest<Thing>.thing

  /// Creates a session and a request that is answered at once. By default the pauses do not vary: 0.25 s, 0.5 s, 1 s and
  /// so on.
  init(
    retryCount: Int = 2, backoff: ApiBackoff = ApiBackoff(jitter: { 0.999_999_999_999 }),
    maximumBodySize: Int = 16 * 1024 * 1024, log: Log = Log(),
    configure: (inout ApiRequest<Thing>) -> Void = { _ in }
  ) {
    request.retryCount = retryCount
    configure(&request)
    session = ApiSession(
      backoff: backoff, maximumBodySize: maximumBodySize, transport: transport, scheduler: scheduler, log: log
    )
  }

  /// Requests a thing, and adds the reply to ``replies``.
  @discardableResult
  func ask() -> any ApiCancellable {
    session.request(request) { [replies] in replies.add($0) }
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
  /// A request for a thing at an example address, answered on the thread on which the answer arrives.
  static var thing: ApiRequest { ApiRequest(.example, callback: .immediate) }
}

extension URL {
  /// An address that does not exist.
  static var example: URL { URL(string: "http://example.invalid/thing") ?? URL(fileURLWithPath: "/") }
}
