import Library
import Synchronization

/// The replies that a completion has received.
final class Replies<Value: Sendable>: Sendable {
  private let list = Mutex<[Result<Value, ApiError>]>([])

  var all: [Result<Value, ApiError>] { list.withLock { $0 } }

  /// The number of replies.
  var count: Int { all.count }

  /// The errors among the replies.
  var errors: [ApiError] {
    all.compactMap {
      guard case .failure(let error) = $0 else { return nil }
      return error
    }
  }

  /// The values among the replies.
  var values: [Value] { all.compactMap { try? $0.get() } }

  func add(_ reply: Result<Value, ApiError>) {
    list.withLock { $0.append(reply) }
  }
}
