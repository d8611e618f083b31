import Checks
import SourceModel
import Tracing

/// The messages that one request of a view controller sets off in Clean Swift.
extension Cycle {
  /// Returns every cycle of a trace of Clean Swift, in the order in which they began.
  static func cleanSwift(in trace: TraceDocument) -> [Cycle] {
    all(in: trace) { $0.step == 2 }
  }

  /// The messages to a presenter.
  var responses: [Message] {
    messages.filter { $0.step == 4 }
  }

  /// True if it tells of a failure, and no worker was asked for anything.
  var failsWithoutWork: Bool {
    responses.contains(where: \.carriesFailure) && !messages.contains { $0.step == 3 }
  }
}

extension Report<Violation> {
  /// Returns the traces, each with the cycles that have a message which `isSubject` accepts; if there is no such cycle,
  /// returns none, and reports that nothing was shown.
  mutating func cycles(
    in evidence: Evidence, showing subject: String, where isSubject: (Message) -> Bool
  ) -> [(trace: TraceDocument, cycles: [Cycle])] {
    let traces = evidence.traces.map { trace in
      (trace: trace, cycles: Cycle.cleanSwift(in: trace).filter { $0.messages.contains(where: isSubject) })
    }
    let isShown = traces.contains { !$0.cycles.isEmpty }
    return examine(isShown, else: "No trace shows \(subject) after a request.") ? traces : []
  }
}

extension TraceDocument {
  /// Returns the messages that a view controller sends to display a view model: to its view, or to present an alert.
  func displays(of viewModel: Message) -> [Message] {
    messages.within(viewModel).filter { message in
      // A message may lead to another request, whose view model is displayed before the first display has ended.
      let cause = sequence(first: message, next: parent(of:)).dropFirst().first { $0.step == 5 }
      return cause == viewModel && message.sender == viewModel.receiver
        && (message.receiver.role == .view || message.presentsAlert)
    }
  }
}

extension Message {
  /// True if it presents an alert, or waits for the end of a transition to do so.
  var presentsAlert: Bool {
    guard receiver.role == .navigation else { return false }
    let isPresented = baseName == "present" && payload.contains { $0.type == "UIAlertController" }
    return isPresented || baseName == "animate"
  }

  /// True if a response or a view model says only that work is under way.
  var saysLoading: Bool {
    payload.text == ".loading"
  }

  /// True if a response or a view model reports a failure, by its case or by a value of the type `Failure`.
  var carriesFailure: Bool {
    payload.contains { $0.text == ".failure" || $0.type == "Failure" }
  }
}

extension Payload {
  /// The scalars and texts in the tree, without nil and the names of cases.
  var values: Set<String> { values(inLists: true) }

  /// Returns the same values, with or without the values in lists.
  func values(inLists: Bool) -> Set<String> {
    if count != nil, !inLists { return [] }
    let isValue = children.isEmpty && text?.hasPrefix(".") == false && text != "nil"
    let own: Set<String> = isValue ? [text ?? ""] : []
    return children.reduce(into: own) { $0.formUnion($1.values(inLists: inLists)) }
  }

  /// The lengths of the lists in the tree, without lists in lists.
  var listLengths: Set<Int> {
    if let count { return [count] }
    return children.reduce(into: []) { $0.formUnion($1.listLengths) }
  }

  /// Returns true if the tree holds what a worker delivered: each list with its length, and at least one text of each
  /// item and of each other value. For a long list, only the length is compared, since a trace cuts it and sorting
  /// changes its order.
  func holds(_ result: Payload) -> Bool {
    result.listLengths.isSubset(of: listLengths)
      && result.items.allSatisfy { item in item.texts.isEmpty || !item.texts.isDisjoint(with: texts) }
  }

  /// The items of the lists that the trace has not cut, and the values beside these lists; the tree itself if it has no
  /// list.
  private var items: [Payload] {
    if let count { return count == children.count ? children : [] }
    return listLengths.isEmpty ? [self] : children.flatMap(\.items)
  }
}
