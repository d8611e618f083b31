/// The part of the model that the view model reads.
protocol LinkModelReading: AnyObject {
  /// The reason why the last link could not be opened, or nil if it was.
  var failure: (any Error)? { get }
}

/// The model as the interactor updates it.
protocol LinkModelUpdating: LinkModelReading {
  func update(failure: (any Error)?)
}

/// The data of the link that was followed last: its film is the next scene's.
final class LinkModel: LinkModelUpdating {
  private(set) var failure: (any Error)?

  func update(failure: (any Error)?) {
    self.failure = failure
  }
}
