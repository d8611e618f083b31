import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A URL protocol that answers the requests of a `URLSession` without a network, each as registered for its address.
final class StubProtocol: URLProtocol {
  /// The outcome of a request.
  enum Answer: Sendable {
    case response(status: Int, headers: [String: String] = [:], body: [Data] = [])
    case failure(URLError.Code)
    /// A body with the headers of the request.
    case echo
    /// No answer.
    case silence
  }

  private static let answers = Mutex<[URL: Answer]>([:])

  /// Registers an answer and returns a new address for it.
  static func url(_ answer: Answer) -> URL {
    let url = URL.example.appending(path: UUID().uuidString)
    answers.withLock { $0[url] = answer }
    return url
  }

  /// A configuration whose sessions send every request to this class.
  static var configuration: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [StubProtocol.self]
    return configuration
  }

  override static func canInit(with request: URLRequest) -> Bool { true }

  override static func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url, let answer = Self.answers.withLock({ $0[url] }) else {
      client?.urlProtocol(self, didFailWithError: URLError(.fileDoesNotExist))
      return
    }
    switch answer {
    case .response(let status, let headers, let body): load(url, status, headers, body)
    case .failure(let code): client?.urlProtocol(self, didFailWithError: URLError(code))
    case .echo:
      let headers = try? JSONEncoder().encode(request.allHTTPHeaderFields ?? [:])
      load(url, 200, [:], [headers ?? Data()])
    case .silence: break
    }
  }

  override func stopLoading() {}

  private func load(_ url: URL, _ status: Int, _ headers: [String: String], _ body: [Data]) {
    guard
      let response = HTTPURLResponse(
        url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers)
    else { return }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    for part in body {
      client?.urlProtocol(self, didLoad: part)
    }
    client?.urlProtocolDidFinishLoading(self)
  }
}
