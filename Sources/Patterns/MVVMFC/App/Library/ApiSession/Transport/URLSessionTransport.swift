import Dispatch

#if canImport(FoundationNetworking)
  import Foundation
  public import FoundationNetworking
#else
  public import Foundation
#endif

/// Sends tries with its own `URLSession`.
///
/// Redirects are followed to http and https addresses only; a request's headers Authorization and Cookie are not sent
/// to any other server. If a server asks for a name and password, the try ends with the status of that response. Tries
/// under way continue when the transport is released.
///
/// On Linux, Foundation crashes the program when a server closes the connection in the middle of the headers, sends
/// more headers after a chunked body, or announces a Content-Length near the largest integer. That cannot be caught
/// here. While one server sends without a pause, requests to others may wait.
public final class URLSessionTransport: ApiTransport {
  private let session: URLSession
  private let transfers = TransferDelegate()

  /// The queue for creating tasks: swift-corelibs-foundation creates them slowly while others have much to read.
  private let starting = DispatchQueue(label: "URLSessionTransport")

  /// Creates a transport whose session has no cache and timeouts of a week, and by default leaves nothing on disk.
  ///
  /// - Parameter configuration: The session's configuration, except for cache and timeouts; it is copied.
  public init(configuration: URLSessionConfiguration = .ephemeral) {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    // With a cache, swift-corelibs-foundation sometimes crashes when a task is cancelled just after
    // starting.
    let own = configuration.copy() as? URLSessionConfiguration ?? .ephemeral
    own.urlCache = nil
    // The caller measures the timeout of a try.
    own.timeoutIntervalForRequest = 604_800
    own.timeoutIntervalForResource = 604_800
    session = URLSession(configuration: own, delegate: transfers, delegateQueue: queue)
  }

  deinit {
    // On the same queue, so after the last task was created: an invalidated session creates no more.
    starting.async { [session] in session.finishTasksAndInvalidate() }
  }

  /// Sends a request without blocking.
  ///
  /// The completion is called on a global queue. An address without a host, or with a scheme other than http and https,
  /// fails with `URLError.unsupportedURL`, and a body that is cut short with `URLError.networkConnectionLost`.
  public func send(
    _ request: URLRequest, limit: Int,
    completion: @escaping @Sendable (Result<ApiResponse, any Error>) -> Void
  ) -> any ApiCancellable {
    let transfer = Transfer(on: session.delegateQueue, limit: limit, completion: completion)
    guard let url = request.url, url.isHTTP else {
      transfer.stop(with: .failure(URLError(.unsupportedURL)))
      return transfer
    }
    var request = request
    request.url = url.withPlainScheme
    starting.async { [session, transfers, request] in
      guard !transfer.isOver else { return }
      let task = session.dataTask(with: request)
      transfers.add(transfer, for: task)
      if transfer.take(task) { task.resume() } else { task.cancel() }
    }
    return transfer
  }
}
