import Tracing

/// A field that the interactor reads, watched.
final class TracingTextInput: TracingDecorator<any TextInput>, TextInput {
  var text: String? {
    trace.read(from: participant) { target.text }
  }
}

/// A text that the view model writes, watched.
final class TracingTextDisplay: TracingDecorator<any TextDisplay>, TextDisplay {
  var text: String? {
    get { trace.read(from: participant) { target.text } }
    set { trace.message(to: participant, newValue as Any) { target.text = newValue } }
  }
}

/// A title that the view model writes, watched.
final class TracingTitleDisplay: TracingDecorator<any TitleDisplay>, TitleDisplay {
  var title: String? {
    get { trace.read(from: participant) { target.title } }
    set { trace.message(to: participant, newValue as Any) { target.title = newValue } }
  }
}

/// A spinner that the view model starts and stops, watched.
final class TracingActivityDisplay: TracingDecorator<any ActivityDisplay>, ActivityDisplay {
  var isActive: Bool {
    get { trace.read(from: participant) { target.isActive } }
    set { trace.message(to: participant, newValue) { target.isActive = newValue } }
  }
}

/// An alert that the view model gives its message, watched; its button is an event like any other.
final class TracingFailureDisplay: TracingDecorator<any FailureDisplay>, FailureDisplay {
  var message: String? {
    get { trace.read(from: participant) { target.message } }
    set { trace.message(to: participant, newValue as Any) { target.message = newValue } }
  }
}

/// A list that the view model fills and the interactor reads, watched.
final class TracingList: TracingDecorator<any ListDisplay & RowInput>, ListDisplay, RowInput {
  var rows: [ListRow] {
    get { trace.read(from: participant) { target.rows } }
    set { trace.message(to: participant, newValue) { target.rows = newValue } }
  }

  var selectedRow: Int? {
    get { trace.read(from: participant) { target.selectedRow } }
    set { trace.message(to: participant, newValue as Any) { target.selectedRow = newValue } }
  }
}
