public import Foundation

extension ApiError: CustomStringConvertible {
  /// One sentence for the user to read, as in an alert: what is wrong and, if something can be done, what to do.
  public var description: String {
    switch self {
    case .offline:
      "There is no network connection: connect and try again."
    case .unreachable:
      "The server cannot be reached: check the network connection, or try again later."
    case .connectionLost:
      "The connection to the server was lost: try again."
    case .timedOut:
      "The server took too long to answer: try again later."
    case .tooManyRedirects:
      "The server redirects the request from one address to another without end."
    case .rejected(let status) where status == 401 || status == 403:
      "The server does not allow this (status \(status)): sign in, or ask for permission."
    case .rejected(status: 404):
      "The server has nothing at this address (status 404)."
    case .rejected(let status):
      "The server refused the request (status \(status))."
    case .serverFailed(let status):
      "The server has a problem (status \(status)): try again later."
    case .unexpected(let status):
      "The server gave an unexpected answer (status \(status))."
    case .missing(let message):
      message
    case .undecodable(let reason):
      "The server's answer cannot be understood: \(reason.asEndOfSentence)"
    case .tooLong(let limit):
      "The server's answer is too long: more than \(limit) bytes are not accepted."
    case .insecure:
      "The connection to the server is not secure: check the network and the clock of this device."
    case .invalidAddress:
      "The address of the request cannot be used: it must be a valid http or https address."
    case .other(let reason):
      "The request failed: \(reason.asEndOfSentence)"
    }
  }
}

extension ApiError: LocalizedError {
  /// The same as ``description``.
  public var errorDescription: String? { description }
}

extension String {
  /// The text with a full stop, unless it already ends with `.`, `!`, `?` or `…`.
  fileprivate var asEndOfSentence: String {
    guard let last, !".!?…".contains(last) else { return self }
    return self + "."
  }
}
