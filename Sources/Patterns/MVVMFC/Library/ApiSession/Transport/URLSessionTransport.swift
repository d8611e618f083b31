import Dispatch

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
///
/// On Linux the system's library ends the whole program when a server closes the connection in the middle of the
/// headers of its answer, sends more headers after a body in chunks, or tells a Content-Length near the largest
/// integer. That cannot be caught here. While one server sends without a pause, requests to others may wait.
public final class URLSessionTransport: ApiTransport {
  private let session: URLSession
  private let transfers = TransferDelegate()

  /// Where tasks are made: it takes long in swift-corelibs-foundation while other tasks have much to read.
  private let starting = DispatchQueue(label: "URLSessionTransport")

  /// Makes a session without a cache and with timeouts of a week, by default one that leaves nothing on disk.
  ///
  /// - Parameter configuration: The session's configuration, except for cache and timeouts; it is copied.
  public init(configuration: URLSessionConfiguration = .ephemeral) {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    // With a cache, swift-corelibs-foundation stops the program now and then where a task is soon cancelled.
    let own = configuration.copy() as? URLSessionConfiguration ?? .ephemeral
    own.urlCache = nil
    // The timeout of a try is kept by who sends it.
    own.timeoutIntervalForRequest = 604_800
    own.timeoutIntervalForResource = 604_800
    session = URLSession(configuration: own, delegate: transfers, delegateQueue: queue)
  }

  deinit {
    // After the last task was made: a session that is invalidated makes no more.
    starting.async { [session] in session.finishTasksAndInvalidate() }
  }

  /// Sends a request, without waiting for anything; the completion is called on a global queue.
  ///
  /// An address that is not of http or https, or has no host, fails with `URLError.unsupportedURL` before this
  /// returns. A body that ends before its time fails with `URLError.networkConnectionLost`.
  public func send(
    _ request: URLRequest, limit: Int,
    completion: @escaping @Sendable (Result<ApiResponse, any Error>) -> Void
  ) -> any ApiCancellable {
    guard let url = request.url, url.isOfWeb else {
      completion(.failure(URLError(.unsupportedURL)))
      return ScheduledWork {}
    }
    var request = request
    request.url = url.withPlainScheme
    let transfer = Transfer(on: session.delegateQueue, limit: limit, completion: completion)
    starting.async { [session, transfers, request] in
      guard !transfer.isOver else { return }
      let task = session.dataTask(with: request)
      transfers.add(transfer, for: task)
      if transfer.take(task) { task.resume() } else { task.cancel() }
    }
    return transfer
  }
}
