import Tracing

/// An object of the view, watched, under the name that the scene has for it.
class TracingOutlet<Target>: TracingDecorator<Target> {
  private let outlet: String

  init(_ target: Target, _ trace: Trace, _ participant: Participant, outlet: String) {
    self.outlet = outlet
    super.init(target, trace, participant)
  }

  /// The name of the property that is being read or set: `summary.text`.
  func name(_ property: String = #function) -> String {
    "\(outlet).\(property)"
  }
}

/// A field that the interactor reads, watched.
final class TracingTextInput: TracingOutlet<any TextInput>, TextInput {
  var text: String? {
    trace.read(from: participant, name: name()) { target.text }
  }
}

/// A text that the view model writes, watched.
final class TracingTextDisplay: TracingOutlet<any TextDisplay>, TextDisplay {
  var text: String? {
    get { trace.read(from: participant, name: name()) { target.text } }
    set { trace.message(to: participant, newValue as Any, name: name()) { target.text = newValue } }
  }
}

/// A title that the view model writes, watched.
final class TracingTitleDisplay: TracingOutlet<any TitleDisplay>, TitleDisplay {
  var title: String? {
    get { trace.read(from: participant, name: name()) { target.title } }
    set { trace.message(to: participant, newValue as Any, name: name()) { target.title = newValue } }
  }
}

/// A spinner that the view model starts and stops, watched.
final class TracingActivityDisplay: TracingOutlet<any ActivityDisplay>, ActivityDisplay {
  var isActive: Bool {
    get { trace.read(from: participant, name: name()) { target.isActive } }
    set { trace.message(to: participant, newValue, name: name()) { target.isActive = newValue } }
  }
}

/// An alert that the view model gives its message, watched; its button is an event like any other.
final class TracingFailureDisplay: TracingOutlet<any FailureDisplay>, FailureDisplay {
  var message: String? {
    get { trace.read(from: participant, name: name()) { target.message } }
    set { trace.message(to: participant, newValue as Any, name: name()) { target.message = newValue } }
  }
}

/// A list that the view model fills and the interactor reads, watched.
final class TracingList: TracingOutlet<any ListDisplay & RowInput>, ListDisplay, RowInput {
  var rows: [ListRow] {
    get { trace.read(from: participant, name: name()) { target.rows } }
    set { trace.message(to: participant, newValue, name: name()) { target.rows = newValue } }
  }

  var selectedRow: Int? {
    get { trace.read(from: participant, name: name()) { target.selectedRow } }
    set { trace.message(to: participant, newValue as Any, name: name()) { target.selectedRow = newValue } }
  }
}
