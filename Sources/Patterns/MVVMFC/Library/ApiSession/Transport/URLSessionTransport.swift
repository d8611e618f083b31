#if canImport(FoundationNetworking)
  import Foundation
  public import FoundationNetworking
#else
  public import Foundation
#endif

/// Sends tries with a `URLSession` of its own.
///
/// Redirects are followed, to http and https only; a name and password, or cookies, that a request carries go no
/// further than the server that it is for. A question for a name and password is answered by giving back its
/// status. Tries under way go on when the transport is let go of.
public final class URLSessionTransport: ApiTransport {
  private let session: URLSession
  private let transfers = TransferDelegate()

  /// Makes a session without a cache, by default one that leaves nothing on disk.
  ///
  /// - Parameter configuration: What the session is made from, but for its cache; it is copied.
  public init(configuration: URLSessionConfiguration = .ephemeral) {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    // With a cache, swift-corelibs-foundation stops the program now and then where a task is soon cancelled.
    let own = configuration.copy() as? URLSessionConfiguration ?? .ephemeral
    own.urlCache = nil
    session = URLSession(configuration: own, delegate: transfers, delegateQueue: queue)
  }

  deinit {
    session.finishTasksAndInvalidate()
  }

  /// Sends a request; the completion is called on a global queue.
  ///
  /// An address that is not of http or https, or has no host, fails with `URLError.unsupportedURL` before this
  /// returns. A body that ends before its time fails with `URLError.networkConnectionLost`.
  public func send(
    _ request: URLRequest, limit: Int,
    completion: @escaping @Sendable (Result<ApiResponse, any Error>) -> Void
  ) -> any ApiCancellable {
    guard request.url?.isOfWeb == true else {
      completion(.failure(URLError(.unsupportedURL)))
      return ScheduledWork {}
    }
    let task = session.dataTask(with: request)
    let transfer = Transfer(task, on: session.delegateQueue, limit: limit, completion: completion)
    transfers.add(transfer)
    task.resume()
    return transfer
  }
}
