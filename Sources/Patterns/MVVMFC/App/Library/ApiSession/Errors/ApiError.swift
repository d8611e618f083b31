/// The reasons why a request gets no answer.
public enum ApiError: Error, Hashable, Sendable {
  /// This device has no network.
  case offline
  /// The server cannot be found, or accepts no connections.
  case unreachable
  /// The connection broke, or ended in the middle of the answer.
  case connectionLost
  /// The answer was not complete in time.
  case timedOut
  /// The server redirected the request too often.
  case tooManyRedirects
  /// The server refused the request, with a status from 400 to 499.
  case rejected(status: Int)
  /// The server failed, with a status from 500 to 599.
  case serverFailed(status: Int)
  /// The server answered with a status that no plain GET request should get, such as 304.
  case unexpected(status: Int)
  /// The answer does not have what was asked for; the message is a sentence for the user to read.
  case missing(message: String)
  /// The answer cannot be decoded; the reason is worded to follow a colon.
  case undecodable(reason: String)
  /// The answer is longer than `limit` bytes.
  case tooLong(limit: Int)
  /// No secure connection can be made.
  case insecure
  /// The address is not a valid http or https address.
  case invalidAddress
  /// Any other failure; the reason is worded to follow a colon.
  case other(reason: String)
}
