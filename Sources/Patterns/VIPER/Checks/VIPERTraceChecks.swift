import Checks
import Observing
import Tracing

extension Check {
  static let presenterGathersInput: Check = Check("VPR-15") { evidence, report in
    let traces = report.traces(in: evidence, showing: "an event that the view reports") {
      $0.sender.isView && !$0.receiver.isView && $0.kind == .call
    }
    for (trace, events) in traces {
      // VPR-11 covers data that the view persists itself.
      let beyond: Set<Role> = [.interactor, .dataStore, .wireframe, .catalogue]
      for event in events where beyond.contains(event.receiver.role) {
        report(event, in: trace, "the Presenter gathers what the View reports.")
      }
      // An event that tells of a moment in the life of the view, such as its appearance, tells of nothing else.
      let told = events.filter { $0.receiver.role == .presenter }
      let moments = Set(told.filter { trace.parent(of: $0)?.kind == .lifecycle }.map(\.baseName))
      for event in told
      where moments.contains(event.baseName) && trace.parent(of: event)?.kind != .lifecycle {
        report(event, in: trace, "the View reports \(event.baseName), which has not happened.")
      }
    }
    for (trace, event) in evidence.eventsKeptBack(from: .presenter) {
      report(
        event, in: trace,
        "the View keeps this event to itself, which it reports to the Presenter at other times.")
    }
  }

  static let presenterAsksInteractor: Check = Check("VPR-16") { evidence, report in
    for (trace, requests) in report.traces(
      in: evidence, showing: "a request to an interactor", where: { $0.step == 2 })
    {
      // VPR-15 covers messages from the view.
      for request in requests where request.sender.role != .presenter && !request.sender.isView {
        report(request, in: trace, "only the Presenter sends requests.")
      }
      for message in trace.messages
      where message.sender.role == .presenter && [.dataStore, .catalogue].contains(message.receiver.role) {
        report(message, in: trace, "the Presenter sends its requests to an Interactor.")
      }
      for cycle in Cycle.viper(in: trace) where cycle.isSilent {
        report("Interactor → Presenter: nothing came back through the output for \(cycle.quotation).")
      }
    }
    // An interactor that refers to another one could send it requests.
    for reference in evidence.ownership.flatMap(\.references)
    where reference.ownerRole == .interactor && reference.targetRole == .interactor {
      report(
        "Interactor → Interactor: \(reference.owner) knows \(reference.target) as '\(reference.field)'; only "
          + "the Presenter sends requests.")
    }
    let requests = evidence.declarations.filter {
      $0.isRequirement && $0.kind == "method" && $0.owner.hasSuffix("InteractorInput")
    }
    report.examine(requests, else: "No protocol …InteractorInput is declared.")
    for request in requests where request.answers {
      report(
        "Interactor → Presenter: \(request.owner).\(request.name) answers its caller; answers come through the "
          + "output.")
    }
  }

  static let resultsAreConverted: Check = Check("VPR-17") { evidence, report in
    let traces = report.traces(in: evidence, showing: "a result of an interactor") { $0.step == 6 }
    for (trace, results) in traces {
      for result in results
      where !trace.messages.contains(where: {
        $0.parent == result.number && $0.sender == result.receiver
      }) {
        report("Presenter → View Controller: the Presenter does nothing with \(result.quotation(in: trace)).")
      }
      for content in trace.messages
      where content.step == 7 && content.sender.role == .presenter && content.holdsNumber {
        report(content, in: trace, "the Presenter gives the View a number that it has not converted.")
      }
      for content in trace.messages
      where (content.step == 7 || content.step == 8) && content.sender.role == .interactor {
        report(content, in: trace, "results go to the Presenter, which converts them.")
      }
      for cycle in Cycle.viper(in: trace) {
        for result in cycle.messages where result.step == 6 {
          guard let text = cycle.joinedText(in: result, from: .dataStore) else { continue }
          report(
            result, in: trace,
            "the Interactor formats the result as “\(text)”; the Presenter has to convert results.")
        }
      }
    }
  }

  static let viewIsPassive: Check = Check("VPR-21") { evidence, report in
    let changesScreen = evidence.traces.contains { $0.messages.contains { $0.step == 8 } }
    guard report.examine(changesScreen, else: "No trace shows a change of the screen.") else { return }
    let traces = report.traces(in: evidence, showing: "content for the view") { $0.step == 7 }
    for (trace, contents) in traces {
      for change in trace.messages where change.step == 8 && change.sender.role == .viewController {
        if contents.contains(where: { trace.is(change, within: $0) }) { continue }
        report(change, in: trace, "the View shows what no Presenter has given it.")
      }
    }
  }
}

extension Cycle {
  /// True if nothing came back and nothing is awaited. VPR-17 covers an interactor that updates the view itself.
  fileprivate var isSilent: Bool {
    entry.baseName != "cancel" && !isWaiting
      && !messages.contains { $0.step == 6 || $0.step == 7 && $0.sender.role == .interactor }
  }
}

extension Participant {
  /// True if it is the view or a part of it.
  var isView: Bool { role == .view || role == .viewController }
}

extension Message {
  /// True if it carries a number that is not the index of an item.
  fileprivate var holdsNumber: Bool {
    payload.contains { leaf in
      let label = leaf.label ?? name.dropFirst(baseName.count + 1).prefix { $0 != ":" }.description
      return ["Int", "Double", "Float"].contains(leaf.type)
        && !["index", "opened", "selected"].contains(label)
    }
  }
}
