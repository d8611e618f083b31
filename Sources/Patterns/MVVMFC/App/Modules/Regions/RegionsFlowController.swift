import HeadlessUI

/// Closes the sheet of regions. No other screen follows.
final class RegionsFlowController: FlowController, RegionsFlowControllerType {
  func goBackToCountries() {
    viewController?.dismiss(animated: true)
  }
}
