public import Foundation

/// A GET request: what to ask for, how long to try, and how to deliver the response.
///
/// It takes at most ``delay``, plus `retryCount + 1` times ``timeout``, plus `retryCount` times ``ApiBackoff/longest``,
/// plus the time for decoding.
public struct ApiRequest<Response: Sendable>: Sendable {
  /// The address, with the scheme http or https.
  public let url: URL

  /// The headers to send, by name.
  public var headers: [String: String]

  /// The pause before the first try. A request that is cancelled during it is never sent.
  public var delay: Duration

  /// The greatest number of retries; a negative number counts as zero.
  ///
  /// A request is retried only if the server could not be reached, the connection was lost, the try timed out or the
  /// status was from 500 to 599; and not if the device is offline, or the response's Retry-After header asks for a
  /// pause longer than ``ApiBackoff/longest``.
  public var retryCount: Int

  /// The time that one try may take, from sending it to the last byte of the body, including any wait for a free
  /// connection.
  public var timeout: Duration

  /// The place where the completion is called.
  public var callback: ApiCallback

  /// Reads the body; called on any thread. An ``ApiError`` that it throws is reported as it is, and any other error as
  /// ``ApiError/undecodable(reason:)``.
  public var decode: @Sendable (Data) throws -> Response

  /// Creates a request whose response is read by a function.
  ///
  /// The defaults are no delay, two retries, ten seconds for a try, and a completion on the main queue.
  public init(
    _ url: URL, headers: [String: String] = [:], delay: Duration = .zero, retryCount: Int = 2,
    timeout: Duration = .seconds(10), callback: ApiCallback = .main,
    decode: @escaping @Sendable (Data) throws -> Response
  ) {
    self.url = url
    self.headers = headers
    self.delay = delay
    self.retryCount = retryCount
    self.timeout = timeout
    self.callback = callback
    self.decode = decode
  }

  /// Creates a request whose response is read by a decoder, by default a plain one for JSON.
  public init(
    _ url: URL, headers: [String: String] = [:], delay: Duration = .zero, retryCount: Int = 2,
    timeout: Duration = .seconds(10), callback: ApiCallback = .main,
    decoder: any ApiDecoder = JSONDecoder()
  ) where Response: Decodable {
    self.init(
      url, headers: headers, delay: delay, retryCount: retryCount, timeout: timeout, callback: callback
    ) {
      try decoder.decode(Response.self, from: $0)
    }
  }
}
