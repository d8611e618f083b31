public import Foundation

/// The settings of requests.
///
/// A request takes at most `retryCount + 1` times ``timeout``, plus `retryCount` times ``ApiBackoff/longest``, plus
/// the time for decoding.
public struct ApiConfiguration: Sendable {
  /// The greatest number of retries of one request; a negative number counts as zero.
  ///
  /// A request is retried only if the server could not be reached, the connection was lost, the try timed out or the
  /// status was from 500 to 599; and not if the device is offline, or the response's Retry-After header asks for a
  /// pause longer than ``ApiBackoff/longest``.
  public var retryCount: Int

  /// The time that one try may take, from sending it to the last byte of the body, including any wait for a free
  /// connection.
  public var timeout: Duration

  /// The pauses between tries.
  public var backoff: ApiBackoff

  /// The place where completions are called.
  public var callback: ApiCallback

  /// The decoder for requests without a decoding function. Don't change it while it is in use.
  public var decoder: any ApiDecoder

  /// The length, in bytes, of the longest body that is accepted, measured after decompression.
  public var maximumBodySize: Int

  /// Creates a configuration.
  ///
  /// The defaults are two retries, ten seconds for a try, completions on the main queue, a plain JSON decoder and
  /// bodies of up to 16 MiB.
  public init(
    retryCount: Int = 2,
    timeout: Duration = .seconds(10),
    backoff: ApiBackoff = ApiBackoff(),
    callback: ApiCallback = .queue(.main),
    decoder: any ApiDecoder = JSONDecoder(),
    maximumBodySize: Int = 16 * 1024 * 1024
  ) {
    self.retryCount = retryCount
    self.timeout = timeout
    self.backoff = backoff
    self.callback = callback
    self.decoder = decoder
    self.maximumBodySize = maximumBodySize
  }
}
