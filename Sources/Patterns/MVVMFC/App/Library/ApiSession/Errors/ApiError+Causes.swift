import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension ApiError {
  /// True if the same request may succeed a moment later.
  var mayPass: Bool {
    switch self {
    case .unreachable, .connectionLost, .timedOut, .serverFailed: true
    default: false
    }
  }

  /// Creates the error for a status; nil if the status means success.
  init?(status: Int) {
    switch status {
    case 200..<300: return nil
    case 400..<500: self = .rejected(status: status)
    case 500..<600: self = .serverFailed(status: status)
    default: self = .unexpected(status: status)
    }
  }

  /// Creates the error for a failure of the transport.
  init(_ error: any Error) {
    switch error {
    case let error as ApiError: self = error
    case let error as ApiBodyTooLong: self = .tooLong(limit: error.limit)
    case let error as URLError: self.init(error)
    default: self = .other(reason: error.localizedDescription.asReason)
    }
  }

  private init(_ error: URLError) {
    switch error.code {
    case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff, .callIsActive:
      self = .offline
    case .cannotFindHost, .cannotConnectToHost, .dnsLookupFailed, .resourceUnavailable:
      self = .unreachable
    case .networkConnectionLost:
      self = .connectionLost
    case .timedOut:
      self = .timedOut
    case .httpTooManyRedirects:
      self = .tooManyRedirects
    case .cannotDecodeRawData, .cannotDecodeContentData, .cannotParseResponse, .badServerResponse:
      self = .undecodable(reason: "it is not valid HTTP")
    case .dataLengthExceedsMaximum:
      self = .other(reason: "there is too much data")
    case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .clientCertificateRejected,
      .clientCertificateRequired, .appTransportSecurityRequiresSecureConnection:
      self = .insecure
    case .badURL, .unsupportedURL:
      self = .invalidAddress
    default:
      self = .other(reason: error.localizedDescription.asReason)
    }
  }
}
