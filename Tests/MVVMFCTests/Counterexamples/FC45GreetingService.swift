import ApiSession

@testable import MVVMFC

/// Shows failures through a flow controller.
private final class GreetingService {
  weak var flowController: (any FlowControllerType)?

  func fail(_ error: ApiError) {
    flowController?.show(apiError: error) {}
  }
}
