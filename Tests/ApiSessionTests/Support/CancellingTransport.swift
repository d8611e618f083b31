import Foundation
import Library
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A transport that cancels a request while it sends the request's second try.
final class CancellingTransport: ApiTransport {
  private struct State {
    var victim: (any ApiCancellable)?
    var completion: (@Sendable (Result<ApiResponse, any Error>) -> Void)?
    var counts: [Int] = []
  }

  private let state = Mutex(State())

  /// The number of times that each try was cancelled.
  var counts: [Int] { state.withLock { $0.counts } }

  /// Sets the request to cancel during the next send.
  func cancelDuringSend(_ victim: any ApiCancellable) {
    state.withLock { $0.victim = victim }
  }

  /// Fails the current try.
  func fail() {
    let completion = state.withLock { $0.completion }
    completion?(.failure(URLError(.networkConnectionLost)))
  }

  func send(
    _ request: URLRequest, limit: Int,
    completion: @escaping @Sendable (Result<ApiResponse, any Error>) -> Void
  ) -> any ApiCancellable {
    let (index, victim) = state.withLock { state in
      state.completion = completion
      state.counts.append(0)
      return (state.counts.count - 1, state.victim)
    }
    victim?.cancel()
    return Cancelling { [self] in state.withLock { $0.counts[index] += 1 } }
  }
}
