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

/// Puts in the place of an interactor's output what `watch` makes of it; an interactor without one stays as it is.
func replaceOutput<Output>(of interactor: Any, with watch: (Output) -> Output) {
  guard let holder = interactor as? any OutputHolder<Output>, let output = holder.output else { return }
  holder.output = watch(output)
}
