import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLError {
  /// Returns the error with the code that Apple's platforms use, if swift-corelibs-foundation uses another.
  ///
  /// swift-corelibs-foundation has no code for a body that is cut or cannot be read, nor for most errors of TLS: only
  /// curl's text tells them apart. Requests to unsupported addresses are never sent, so `unsupportedURL` means here
  /// that the status or the version in the response is not valid HTTP.
  ///
  /// - Parameter afterResponse: True if the status and headers had arrived.
  func corrected(afterResponse: Bool) -> URLError {
    #if canImport(FoundationNetworking)
      let text = localizedDescription
      switch code {
      case .unknown where !afterResponse && text.isAboutTLS: return URLError(.secureConnectionFailed)
      case .unknown where text.isAboutReading: return URLError(.cannotParseResponse)
      case .unknown: return URLError(.networkConnectionLost)
      case .badServerResponse where text.contains("Empty reply"): return URLError(.networkConnectionLost)
      case .unsupportedURL: return URLError(.cannotParseResponse)
      default: return self
      }
    #else
      return self
    #endif
  }
}

#if canImport(FoundationNetworking)
  extension String {
    /// True if curl's text is about a handshake or a certificate, not about a connection that broke later.
    fileprivate var isAboutTLS: Bool {
      guard !contains("SSL_read"), !contains("SSL_write") else { return false }
      return contains("SSL") || contains("certificate")
    }

    /// True if curl's text is about a response that arrived and cannot be parsed.
    fileprivate var isAboutReading: Bool {
      let text = lowercased()
      // If a body is cut short, even a chunked one, curl names the bytes that remain.
      guard !text.contains("closed"), !text.contains("remaining") else { return false }
      return ["encoding", "chunk", "hexadecimal", "header", "content-length"].contains(where: text.contains)
    }
  }
#endif
