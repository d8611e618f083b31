import ApiSession
import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A transport in which a request is cancelled while its second try is on the way out.
final class CancellingTransport: ApiTransport {
  private struct State {
    var victim: (any ApiCancellable)?
    var completion: (@Sendable (Result<ApiResponse, any Error>) -> Void)?
    var counts: [Int] = []
  }

  private let state = Mutex(State())

  /// How often each try was cancelled.
  var counts: [Int] { state.withLock { $0.counts } }

  /// Takes what to cancel in the next send.
  func cancelDuringSend(_ victim: any ApiCancellable) {
    state.withLock { $0.victim = victim }
  }

  /// Makes the try under way fail.
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
