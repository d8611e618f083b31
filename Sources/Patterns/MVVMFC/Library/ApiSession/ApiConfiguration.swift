public import Foundation

/// How requests are made.
///
/// A request takes at most `retryCount + 1` times ``timeout`` and `retryCount` times ``ApiBackoff/longest``, plus
/// the time that decoding takes.
public struct ApiConfiguration: Sendable {
  /// How often a request is tried again after the first time; less than zero counts as zero.
  ///
  /// Only a connection that failed or was lost, a timeout and a status from 500 to 599 are worth another try, the
  /// last not where its header Retry-After asks for more than ``ApiBackoff/longest``.
  public var retryCount: Int

  /// How long one try may take, from sending it to the last byte of the body, any wait for a free connection
  /// included.
  public var timeout: Duration

  /// The pauses between tries.
  public var backoff: ApiBackoff

  /// Where completions are called.
  public var callback: ApiCallback

  /// The decoder for requests without a decoding function. Don't change it while it is in use.
  public var decoder: any ApiDecoder

  /// The length, in bytes, of the longest body that is read, after it was unpacked.
  public var maximumBodySize: Int

  /// Takes what is to be otherwise than usual.
  ///
  /// The usual values are two retries, ten seconds for a try, completions on the main queue, a plain JSON decoder
  /// and bodies of 16 MiB.
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
