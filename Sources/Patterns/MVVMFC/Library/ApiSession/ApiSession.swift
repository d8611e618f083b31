/// Makes requests, tries them again where that may help, and reads the answers.
///
/// It may be used from any thread. Requests under way go on when the session is let go of: each is answered or
/// cancelled as usual.
public final class ApiSession: ApiRequesting {
  /// How requests are made.
  public let configuration: ApiConfiguration

  private let transport: any ApiTransport
  private let scheduler: any ApiScheduler

  /// Takes what is to be otherwise than usual.
  ///
  /// - Parameters:
  ///   - configuration: How requests are made.
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

  /// Asks the server, never a cache; the completion is called where ``ApiConfiguration/callback`` says.
  ///
  /// The answer is decoded before that, on the thread on which the transport gave it.
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
