/// The reasons why a request gets no answer.
public enum ApiError: Error, Hashable, Sendable {
  /// This device has no network.
  case offline
  /// The server cannot be found, or takes no connections.
  case unreachable
  /// The connection broke, or ended in the middle of the answer.
  case connectionLost
  /// The answer was not complete in time.
  case timedOut
  /// The server sent the request on and on.
  case tooManyRedirects
  /// The server refused the request, with a status from 400 to 499.
  case rejected(status: Int)
  /// The server failed, with a status from 500 to 599.
  case serverFailed(status: Int)
  /// The server answered with a status that does not belong to a simple question, such as 304.
  case unexpected(status: Int)
  /// The answer is not what it should be; the reason goes into a sentence, after a colon.
  case undecodable(reason: String)
  /// The answer is longer than so many bytes.
  case tooLong(limit: Int)
  /// There is no connection that others cannot read or alter.
  case insecure
  /// The address is not a proper one of http or https.
  case invalidAddress
  /// Anything else; the reason goes into a sentence, after a colon.
  case other(reason: String)
}
