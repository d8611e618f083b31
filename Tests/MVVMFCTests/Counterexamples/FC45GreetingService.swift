import ApiSession

@testable import MVVMFC

/// Tells of failures by itself.
private final class GreetingService {
  weak var flowController: (any FilmFlowControllerType)?

  func fail(_ error: ApiError) {
    flowController?.show(apiError: error) {}
  }
}
