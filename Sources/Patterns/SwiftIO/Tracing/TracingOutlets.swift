import Tracing

/// A field that the interactor reads, watched.
final class TracingTextInput: TextInput {
  private let target: any TextInput
  private let trace: Trace
  private let participant: Participant

  init(_ target: any TextInput, _ trace: Trace, _ participant: Participant) {
    self.target = target
    self.trace = trace
    self.participant = participant
  }

  var text: String? {
    trace.read(from: participant) { target.text }
  }
}

/// A text that the view model writes, watched.
final class TracingTextDisplay: TextDisplay {
  private let target: any TextDisplay
  private let trace: Trace
  private let participant: Participant

  init(_ target: any TextDisplay, _ trace: Trace, _ participant: Participant) {
    self.target = target
    self.trace = trace
    self.participant = participant
  }

  var text: String? {
    get { trace.read(from: participant) { target.text } }
    set { trace.message(to: participant, newValue as Any) { target.text = newValue } }
  }
}

/// A title that the view model writes, watched.
final class TracingTitleDisplay: TitleDisplay {
  private let target: any TitleDisplay
  private let trace: Trace
  private let participant: Participant

  init(_ target: any TitleDisplay, _ trace: Trace, _ participant: Participant) {
    self.target = target
    self.trace = trace
    self.participant = participant
  }

  var title: String? {
    get { trace.read(from: participant) { target.title } }
    set { trace.message(to: participant, newValue as Any) { target.title = newValue } }
  }
}

/// A spinner that the view model starts and stops, watched.
final class TracingActivityDisplay: ActivityDisplay {
  private let target: any ActivityDisplay
  private let trace: Trace
  private let participant: Participant

  init(_ target: any ActivityDisplay, _ trace: Trace, _ participant: Participant) {
    self.target = target
    self.trace = trace
    self.participant = participant
  }

  var isActive: Bool {
    get { trace.read(from: participant) { target.isActive } }
    set { trace.message(to: participant, newValue) { target.isActive = newValue } }
  }
}

/// An alert that the view model gives its message, watched; its button is an event like any other.
final class TracingFailureDisplay: FailureDisplay {
  private let target: any FailureDisplay
  private let trace: Trace
  private let participant: Participant

  init(_ target: any FailureDisplay, _ trace: Trace, _ participant: Participant) {
    self.target = target
    self.trace = trace
    self.participant = participant
  }

  var message: String? {
    get { trace.read(from: participant) { target.message } }
    set { trace.message(to: participant, newValue as Any) { target.message = newValue } }
  }
}

/// A list that the view model fills and the interactor reads, watched.
final class TracingList: ListDisplay, RowInput {
  private let target: any ListDisplay & RowInput
  private let trace: Trace
  private let participant: Participant

  init(_ target: any ListDisplay & RowInput, _ trace: Trace, _ participant: Participant) {
    self.target = target
    self.trace = trace
    self.participant = participant
  }

  var rows: [ListRow] {
    get { trace.read(from: participant) { target.rows } }
    set { trace.message(to: participant, newValue) { target.rows = newValue } }
  }

  var selectedRow: Int? {
    get { trace.read(from: participant) { target.selectedRow } }
    set { trace.message(to: participant, newValue as Any) { target.selectedRow = newValue } }
  }
}
