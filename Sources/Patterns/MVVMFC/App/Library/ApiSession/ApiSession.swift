/// Sends requests, tries them again if that may help, and reads the answers.
///
/// A session may be used from any thread. Requests under way continue when the session is released: each is
/// answered or cancelled as usual.
public final class ApiSession: ApiRequesting {
  private let backoff: ApiBackoff
  private let maximumBodySize: Int
  private let transport: any ApiTransport
  private let scheduler: any ApiScheduler
  private let log: Log

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - backoff: The pauses between tries.
  ///   - maximumBodySize: The length, in bytes, of the longest body that is accepted, measured after decompression; by
  ///     default 16 MiB.
  ///   - transport: Sends each try.
  ///   - scheduler: Waits for delays, timeouts and pauses.
  ///   - log: Gets a line for each try, and one for each failure.
  public init(
    backoff: ApiBackoff = ApiBackoff(),
    maximumBodySize: Int = 16 * 1024 * 1024,
    transport: any ApiTransport = URLSessionTransport(),
    scheduler: any ApiScheduler = DispatchScheduler(),
    log: Log = Log()
  ) {
    self.backoff = backoff
    self.maximumBodySize = maximumBodySize
    self.transport = transport
    self.scheduler = scheduler
    self.log = log
  }

  /// Sends a request to the server; no local cache answers it. ``ApiRequest/callback`` decides where the completion
  /// runs.
  ///
  /// The response is decoded first, on the thread on which the transport delivered it.
  @discardableResult
  public func request<Response: Sendable>(
    _ request: ApiRequest<Response>, completion: @escaping @Sendable (Result<Response, ApiError>) -> Void
  ) -> any ApiCancellable {
    let call = ApiCall(
      request, backoff: backoff, limit: max(0, maximumBodySize), transport: transport, scheduler: scheduler,
      log: log, completion: completion)
    call.start()
    return call
  }
}
