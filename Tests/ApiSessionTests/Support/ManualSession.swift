import ApiSession
import Foundation

/// A session whose tries and timers are moved by hand, and the replies to what it was asked.
struct ManualSession {
  let transport = ManualTransport()
  let scheduler = ManualScheduler()
  let replies = Replies<Thing>()
  let session: ApiSession

  /// Makes a session that calls back at once and whose pauses have no chance in them: 0.25 s, 0.5 s, 1 s and so on.
  init(retryCount: Int = 2, configure: (inout ApiConfiguration) -> Void = { _ in }) {
    var configuration = ApiConfiguration(
      retryCount: retryCount, backoff: ApiBackoff(jitter: { 0.999_999_999_999 }), callback: .immediate)
    configure(&configuration)
    session = ApiSession(configuration: configuration, transport: transport, scheduler: scheduler)
  }

  /// Asks for a thing, and adds the reply to ``replies``.
  @discardableResult
  func ask() -> any ApiCancellable {
    session.request(.thing) { [replies] in replies.add($0) }
  }

  /// How many tries there were.
  var tries: Int { transport.attempts.count }

  /// Answers each try in a way, and ends each pause, until nothing is left to answer.
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
  /// A request for a thing at no place in particular.
  static var thing: ApiRequest { ApiRequest(.example) }
}

extension URL {
  /// An address that nobody has.
  static var example: URL { URL(string: "http://example.invalid/thing") ?? URL(fileURLWithPath: "/") }
}
