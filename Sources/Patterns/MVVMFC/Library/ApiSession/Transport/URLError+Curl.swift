import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLError {
  /// The same error with the code that Apple's platforms give it, where swift-corelibs-foundation gives another.
  ///
  /// It has no code of its own for a body that is cut or cannot be read, nor for most of what can go wrong with
  /// TLS: there is only curl's text. An address that is not supported was refused before it was sent, so that the
  /// code for that tells of a status or a version that is not of HTTP.
  ///
  /// - Parameter afterResponse: True if the head of the answer had come.
  func told(afterResponse: Bool) -> URLError {
    let text = localizedDescription
    switch code {
    case .unknown where !afterResponse && text.isAboutTLS: return URLError(.secureConnectionFailed)
    case .unknown where text.isAboutReading: return URLError(.cannotParseResponse)
    case .unknown: return URLError(.networkConnectionLost)
    case .badServerResponse where text.contains("Empty reply"): return URLError(.networkConnectionLost)
    case .unsupportedURL: return URLError(.cannotParseResponse)
    default: return self
    }
  }
}

extension String {
  /// True if a text of curl tells of a handshake or a certificate, not of a connection that broke later.
  fileprivate var isAboutTLS: Bool {
    guard !contains("SSL_read"), !contains("SSL_write") else { return false }
    return contains("SSL") || contains("certificate")
  }

  /// True if a text of curl tells of an answer that came and cannot be understood.
  fileprivate var isAboutReading: Bool {
    let text = lowercased()
    // For a body that is cut short curl names the bytes that remain, also where the body comes in chunks.
    guard !text.contains("closed"), !text.contains("remaining") else { return false }
    return ["encoding", "chunk", "hexadecimal", "header", "content-length"].contains(where: text.contains)
  }
}
