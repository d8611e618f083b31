import Foundation
import Library
import Synchronization
import Tracing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A network that answers on demand, fails after some time, or never answers.
final class HandNetwork: ApiTransport {
  /// The outcome of a request.
  enum Weather {
    case answers
    case losesAll
    /// The first try fails after some seconds, and the others are lost.
    case failsFirst(after: Double)
  }

  private struct State {
    var weather = Weather.losesAll
    var trace: Trace?
    var tries = 0
    var waiting: [@Sendable () -> Void] = []
  }

  private let clock: HandClock
  private let state = Mutex(State())

  init(_ clock: HandClock) {
    self.clock = clock
  }

  /// Forgets all tries, and records the next ones in a trace.
  func begin(_ trace: Trace, _ weather: Weather) {
    state.withLock { $0 = State(weather: weather, trace: trace) }
  }

  func send(
    _ request: URLRequest, limit: Int,
    completion: @escaping @Sendable (Result<ApiResponse, any Error>) -> Void
  ) -> any ApiCancellable {
    let tell = told(request)
    let (weather, isFirst) = state.withLock { state in
      state.tries += 1
      return (state.weather, state.tries == 1)
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

  /// Answers the try that has waited longest; returns false if there was none.
  func answerNext() -> Bool {
    guard let next = state.withLock({ $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }) else {
      return false
    }
    next()
    return true
  }

  /// Records a try, and returns a function that records its status, or nil for a failure, and the time it took.
  private func told(_ request: URLRequest) -> @Sendable (Int?, Double) -> Void {
    MainActor.assumeIsolated {
      let network = Participant(role: .network, type: "HandNetwork", object: "the network")
      nonisolated(unsafe) var reply: ((Any) -> Void)?
      let trace = state.withLock { $0.trace }
      trace?.message(to: network, request.url as Any) { reply = trace?.reply { _ in } }
      nonisolated(unsafe) let answer = reply
      return { status, seconds in
        MainActor.assumeIsolated { answer?((status: status, after: seconds)) }
      }
    }
  }
}
