import Checks
import Stories
import Tracing

extension Check {
  static let presenterGathersInput: Check = Check("VPR-15") { evidence in
    evidence.judgeTraces(
      "VPR-15", of: "an event that the view reports",
      where: { $0.sender.isView && !$0.receiver.isView && $0.kind == .call }
    ) { trace, events in
      // VPR-11 covers data that the view persists itself.
      let beyond: Set<Role> = [.interactor, .dataStore, .wireframe, .catalogue]
      let past = events.filter { beyond.contains($0.receiver.role) }.map { event in
        Violation("VPR-15", "\(event.quotation(in: trace)): the Presenter gathers what the View reports.")
      }
      let moments = Set(trace.messages.filter { $0.kind == .lifecycle }.map(\.baseName))
      let feigned = events.filter { event in
        event.receiver.role == .presenter && moments.contains(event.baseName)
          && trace.parent(of: event)?.baseName != event.baseName
      }.map { event in
        Violation(
          "VPR-15",
          "\(event.quotation(in: trace)): the View reports \(event.baseName), which has not happened.")
      }
      return past + feigned
    }
  }

  static let presenterAsksInteractor: Check = Check("VPR-16") { evidence in
    evidence.judgeTraces("VPR-16", of: "a request to an interactor", where: { $0.step == 2 }) {
      trace, requests in
      // VPR-15 covers messages from the view.
      let strangers = requests.filter { $0.sender.role != .presenter && !$0.sender.isView }.map { request in
        Violation("VPR-16", "\(request.quotation(in: trace)): only the Presenter sends requests.")
      }
      let bypassing = trace.messages.filter {
        $0.sender.role == .presenter && ($0.receiver.role == .dataStore || $0.receiver.role == .catalogue)
      }.map { message in
        Violation(
          "VPR-16", "\(message.quotation(in: trace)): the Presenter sends its requests to an Interactor.")
      }
      let silent = Cycle.viper(in: trace).filter { cycle in
        // VPR-17 covers an interactor that updates the view itself.
        cycle.entry.baseName != "cancel" && !cycle.isWaiting
          && !cycle.messages.contains { $0.step == 6 || $0.step == 7 && $0.sender.role == .interactor }
      }.map { cycle in
        Violation(
          "VPR-16", "Interactor → Presenter: nothing came back through the output for \(cycle.quotation).")
      }
      return strangers + bypassing + silent
    } + evidence.acquaintedInteractors + evidence.answeringRequests
  }

  static let resultsAreConverted: Check = Check("VPR-17") { evidence in
    evidence.judgeTraces("VPR-17", of: "a result of an interactor", where: { $0.step == 6 }) {
      trace, results in
      let lost = results.filter { result in
        !trace.messages.contains { $0.parent == result.number && $0.sender == result.receiver }
      }.map { result in
        Violation(
          "VPR-17",
          "Presenter → View Controller: the Presenter does nothing with \(result.quotation(in: trace)).")
      }
      let raw = trace.messages.filter {
        $0.step == 7 && $0.sender.role == .presenter && $0.holdsNumber
      }
      .map { content in
        Violation(
          "VPR-17",
          "\(content.quotation(in: trace)): the Presenter gives the View a number that it has not converted.")
      }
      let past = trace.messages.filter {
        ($0.step == 7 || $0.step == 8) && $0.sender.role == .interactor
      }.map { content in
        Violation(
          "VPR-17", "\(content.quotation(in: trace)): results go to the Presenter, which converts them.")
      }
      let worded = Cycle.viper(in: trace).flatMap { cycle in
        cycle.messages.filter { $0.step == 6 }.compactMap { result in
          cycle.joinedText(in: result, from: .dataStore).map { text in
            Violation(
              "VPR-17",
              "\(result.quotation(in: trace)): the Interactor formats the result as “\(text)”; the Presenter "
                + "has to convert results.")
          }
        }
      }
      return lost + raw + past + worded
    }
  }

  static let viewIsPassive: Check = Check("VPR-21") { evidence in
    guard evidence.traces.contains(where: { $0.messages.contains { $0.step == 8 } }) else {
      return [Violation.unshown("VPR-21", "No trace shows a change of the screen.")]
    }
    return evidence.judgeTraces("VPR-21", of: "content for the view", where: { $0.step == 7 }) {
      trace, contents in
      let changes = trace.messages.filter { $0.step == 8 && $0.sender.role == .viewController }
      let own = changes.filter { change in
        !contents.contains { trace.is(change, within: $0) }
      }
      return own.map { change in
        Violation(
          "VPR-21", "\(change.quotation(in: trace)): the View shows what no Presenter has given it.")
      }
    }
  }
}

extension Evidence {
  /// The interactors that refer to another one, and so could send it requests.
  fileprivate var acquaintedInteractors: [Violation] {
    ownership.flatMap(\.references).filter { $0.ownerRole == .interactor && $0.targetRole == .interactor }
      .map { reference in
        Violation(
          "VPR-16",
          "Interactor → Interactor: \(reference.owner) knows \(reference.target) as '\(reference.field)'; only "
            + "the Presenter sends requests.")
      }.uniqued
  }

  /// The requests that return their answer to the caller.
  fileprivate var answeringRequests: [Violation] {
    let requests = declarations.filter {
      $0.isRequirement && $0.kind == "method" && $0.owner.hasSuffix("InteractorInput")
    }
    guard !requests.isEmpty else {
      return [Violation.unshown("VPR-16", "No protocol …InteractorInput is declared.")]
    }
    return requests.filter(\.answers).map { request in
      Violation(
        "VPR-16",
        "Interactor → Presenter: \(request.owner).\(request.name) answers its caller; answers come through the "
          + "output.")
    }
  }
}

extension Participant {
  /// True if it is the view or a part of it.
  var isView: Bool { role == .view || role == .viewController }
}

extension Message {
  /// True if it carries a number that is not the index of a row.
  fileprivate var holdsNumber: Bool {
    payload.contains { leaf in
      let label = leaf.label ?? name.dropFirst(baseName.count + 1).prefix { $0 != ":" }.description
      return ["Int", "Double", "Float"].contains(leaf.type) && !label.lowercased().hasSuffix("row")
    }
  }
}
