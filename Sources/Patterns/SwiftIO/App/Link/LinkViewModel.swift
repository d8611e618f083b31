import Catalogue

/// The view controller's request, and the parts that it injects.
protocol LinkViewModelInput: AnyObject {
  var model: (any LinkModelReading)! { get set }
  var alert: (any FailureDisplay)! { get set }

  /// Updates the alert.
  func refresh()
}

/// Formats the failure of a link.
final class LinkViewModel {
  var model: (any LinkModelReading)!
  var alert: (any FailureDisplay)!
}

extension LinkViewModel: LinkViewModelInput {
  func refresh() {
    alert.reason = model.failure?.message
  }
}
