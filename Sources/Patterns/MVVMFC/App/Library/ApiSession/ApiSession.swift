/// Sends requests, tries them again if that may help, and reads the answers.
///
/// A session may be used from any thread. Requests under way continue when the session is released: each is
/// answered or cancelled as usual.
public final class ApiSession: ApiRequesting {
  /// The settings of requests.
  public let configuration: ApiConfiguration

  private let transport: any ApiTransport
  private let scheduler: any ApiScheduler

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - configuration: The settings of requests.
  ///   - transport: Sends each try.
  ///   - scheduler: Waits for timeouts and pauses.
  public init(
    configuration: ApiConfiguration = ApiConfiguration(),
    transport: any ApiTransport = URLSessionTransport(),
    scheduler: any ApiScheduler = DispatchScheduler()
  ) {
    self.configuration = configuration
    self.transport = transport
    self.scheduler = scheduler
  }

  /// Sends a request to the server; no local cache answers it. ``ApiConfiguration/callback`` decides where completions
  /// run.
  ///
  /// The response is decoded first, on the thread on which the transport delivered it.
  @discardableResult
  public func request<Response: Sendable>(
    _ request: ApiRequest<Response>, completion: @escaping @Sendable (Result<Response, ApiError>) -> Void
  ) -> any ApiCancellable {
    let call = ApiCall(
      request, configuration: configuration, transport: transport, scheduler: scheduler,
      completion: completion)
    call.start()
    return call
  }
}
