import ApiSession

@testable import MVVMFC

/// Tells of failures by itself.
private final class GreetingService {
  weak var flowController: (any FlowControllerType)?

  func fail(_ error: ApiError) {
    flowController?.show(apiError: error) {}
  }
}
