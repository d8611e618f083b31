import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Forwards the delegate calls of a `URLSession` to the transfers that wait for them.
final class TransferDelegate: NSObject, URLSessionDataDelegate {
  private let transfers = Mutex<[Int: Transfer]>([:])

  /// Adds a transfer whose task is about to run, and keeps it until the task has ended.
  func add(_ transfer: Transfer, for task: URLSessionTask) {
    transfers.withLock { $0[task.taskIdentifier] = transfer }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    if let response = response as? HTTPURLResponse { transfer(of: dataTask)?.receive(response) }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    transfer(of: dataTask)?.receive(data)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
  ) {
    guard let transfer = transfer(of: task), let url = request.url else { return refuse(completionHandler) }
    guard url.isHTTP else {
      transfer.stop(with: .failure(URLError(.unsupportedURL)))
      return refuse(completionHandler)
    }
    var request = request
    let original = task.originalRequest
    if original?.url?.hasSameServer(as: url) == true {
      #if !canImport(FoundationNetworking)
        // Apple's platforms remove the authorization even here. It is not given back to an address that another server
        // has chosen.
        if let authorization = original?.value(forHTTPHeaderField: "Authorization"),
          response.url?.hasSameServer(as: url) == true
        {
          request.setValue(authorization, forHTTPHeaderField: "Authorization")
        }
      #endif
    } else {
      for name in ["Authorization", "Cookie"] {
        request.setValue(nil, forHTTPHeaderField: name)
      }
    }
    if transfer.isOver { refuse(completionHandler) } else { completionHandler(request) }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    #if canImport(FoundationNetworking)
      // The default handling of swift-corelibs-foundation lets a task without credentials wait forever.
      let transfer = transfers.withLock { $0.removeValue(forKey: task.taskIdentifier) }
      transfer?.complete(nil)
      completionHandler(.cancelAuthenticationChallenge, nil)
    #else
      completionHandler(.performDefaultHandling, nil)
    #endif
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    let transfer = transfers.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    transfer?.complete(error)
  }

  /// Follows no redirect. The task is cancelled or about to be.
  private func refuse(_ completionHandler: (URLRequest?) -> Void) {
    // Foundation on Linux must not be answered for a cancelled task; on Apple's platforms a task that gets no answer
    // never ends.
    #if !canImport(FoundationNetworking)
      completionHandler(nil)
    #endif
  }

  private func transfer(of task: URLSessionTask) -> Transfer? {
    transfers.withLock { $0[task.taskIdentifier] }
  }
}
