import Tracing

/// The alert that the view gives its message, watched; its button is an input like any other.
///
/// UIKit's own views tell the window of what is set on them; a view of the app's own stands behind a protocol.
final class TracingFailureDisplay: TracingDecorator<any FailureDisplay>, FailureDisplay {
  var message: String? {
    get { trace.read(from: participant, name: "failure.message") { target.message } }
    set {
      trace.message(to: participant, newValue as Any, name: "failure.message") { target.message = newValue }
    }
  }
}
