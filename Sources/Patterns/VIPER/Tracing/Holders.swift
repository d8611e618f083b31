/// A view that reports to a presenter: where the trace puts a decorator.
protocol PresenterHolder<EventHandler>: AnyObject {
  associatedtype EventHandler
  var presenter: EventHandler? { get set }
}

/// An interactor that has an output.
protocol OutputHolder<Output>: AnyObject {
  associatedtype Output
  var output: Output? { get set }
}
