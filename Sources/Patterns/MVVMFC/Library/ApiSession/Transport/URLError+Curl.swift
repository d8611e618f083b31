import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLError {
  /// The same error with the code that Apple's platforms give it, where swift-corelibs-foundation gives another.
  ///
  /// It has no code of its own for a body that is cut, nor for most of what can go wrong with TLS: there is only
  /// curl's text.
  ///
  /// - Parameter afterResponse: Whether the head of the answer had come.
  func told(afterResponse: Bool) -> URLError {
    let text = localizedDescription
    switch code {
    case .unknown where !afterResponse && text.isAboutTLS: return URLError(.secureConnectionFailed)
    case .unknown: return URLError(.networkConnectionLost)
    case .badServerResponse where text.contains("Empty reply"): return URLError(.networkConnectionLost)
    case .unsupportedURL where text.contains("HTTP/0.9"): return URLError(.cannotParseResponse)
    default: return self
    }
  }
}

extension String {
  /// Whether a text of curl tells of a handshake or a certificate, not of a connection that broke later.
  fileprivate var isAboutTLS: Bool {
    guard !contains("SSL_read"), !contains("SSL_write") else { return false }
    return contains("SSL") || contains("certificate")
  }
}
