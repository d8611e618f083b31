import Checks
import Tracing

extension Check {
  static let outputFeedsNextInput: Check = Check("VIP-02") { evidence, report in
    let shortcuts: [Role: Set<Role>] = [
      .viewController: [.presenter, .worker, .catalogue, .favourites],
      .interactor: [.viewController, .view, .router],
      .presenter: [.interactor, .worker, .router, .view, .catalogue, .favourites],
    ]
    let traces = report.traces(in: evidence, showing: "a message in the cycle") {
      [2, 4, 5].contains($0.step)
    }
    for (trace, _) in traces {
      for message in trace.messages
      where message.answers == nil && message.kind != .creation && message.kind != .connection
        && shortcuts[message.sender.role]?.contains(message.receiver.role) == true
      {
        report(
          message, in: trace,
          "messages go from View Controller to Interactor to Presenter to View Controller, and no other way.")
      }
    }
  }

  static let controllerSendsRequest: Check = Check("VIP-11") { evidence, report in
    // A request that the view sends itself is covered by VIP-18, and one that the presenter sends, against the
    // direction of the cycle, by VIP-02.
    let traces = report.traces(in: evidence, showing: "a request") {
      $0.step == 2 && ![.view, .presenter].contains($0.sender.role)
    }
    for (trace, requests) in traces {
      for request in requests where request.sender.role != .viewController {
        report(request, in: trace, "only the View Controller makes requests.")
      }
    }
  }

  static let responseFollowsWork: Check = Check("VIP-13") { evidence, report in
    let traces = report.cycles(in: evidence, showing: "a response") { $0.step == 4 }
    for (trace, cycles) in traces {
      // VIP-02 covers messages from a view controller to a presenter.
      for response in trace.messages
      where response.step == 4 && ![.interactor, .viewController].contains(response.sender.role) {
        report(response, in: trace, "only the Interactor makes responses.")
      }
      for cycle in cycles {
        for response in cycle.responses where !response.saysLoading {
          guard let work = trace.laterWork(than: cycle, at: response) else { continue }
          report(
            response, in: trace,
            "the Interactor responds to the Presenter while its Worker is still busy with a later request, "
              + "message \(work.number).")
        }
      }
      for cycle in cycles {
        for response in cycle.responses where !response.saysLoading && cycle.hasWork(after: response) {
          report(response, in: trace, "the Interactor responds to the Presenter before its Worker is done.")
        }
      }
    }
  }

  static let viewModelIsDisplayed: Check = Check("VIP-16") { evidence, report in
    let traces = report.traces(in: evidence, showing: "a response") { $0.step == 4 }
    for (trace, responses) in traces {
      for response in responses
      where !trace.messages.contains(where: { $0.parent == response.number && $0.step == 5 }) {
        report("Presenter → View Controller: no view model was sent for \(response.quotation(in: trace)).")
      }
      for response in responses {
        let sent = trace.messages.filter { $0.parent == response.number && $0.step == 5 }
        for (viewModel, next) in zip(sent, sent.dropFirst()) where viewModel.name == next.name {
          report(next, in: trace, "the Presenter passes back a second view model for one response.")
        }
      }
      let viewModels = trace.messages.filter { $0.step == 5 && !$0.payload.children.isEmpty }
      for viewModel in viewModels
      where !trace.messages.contains(where: {
        $0.parent == viewModel.number && $0.sender == viewModel.receiver
      }) {
        report("View Controller → View: nothing was shown for \(viewModel.quotation(in: trace)).")
      }
      for viewModel in viewModels {
        let displays = trace.displays(of: viewModel)
        let told = displays.reduce(into: Set<String>()) {
          $0.formUnion($1.payload.values)
        }
        let own = viewModel.payload.values(inLists: false).subtracting(["\"\"", "true", "false"])
        for value in own.sorted() {
          // The trace cuts long texts; of these, only the first half is compared.
          let whole = value.trimmingQuotes
          let text = whole.hasSuffix("…") ? String(whole.prefix(whole.count / 2)) : whole
          // An alert's message is no message of the trace.
          if displays.contains(where: { $0.presentsAlert && !trace.waitsInVain($0) }) { continue }
          if told.contains(where: { $0 == value || text != value && $0.contains(text) }) { continue }
          report("View Controller → View: \(value) of \(viewModel.quotation(in: trace)) was not shown.")
        }
      }
    }
  }

  static let requestsAreHandled: Check = Check("VIP-42") { evidence, report in
    for (trace, _) in report.traces(in: evidence, showing: "a request", where: { $0.step == 2 }) {
      for cycle in Cycle.cleanSwift(in: trace) where cycle.isUnanswered {
        report("\(cycle.quotation): the View Controller gets no answer from its Interactor.")
      }
      for cycle in trace.abandonedRequests {
        report(
          "\(cycle.quotation): the Interactor has neither answered nor cancelled it when the View Controller is gone."
        )
      }
    }
  }

  static let workersDoTheWork: Check = Check("VIP-43") { evidence, report in
    let traces = report.cycles(in: evidence, showing: "a response") { $0.step == 4 }
    for (trace, cycles) in traces {
      let shortcuts = trace.messages.filter {
        $0.sender.role == .interactor && ($0.receiver.role == .catalogue || $0.receiver.role == .favourites)
      }
      for message in shortcuts {
        report(message, in: trace, "only a Worker may do this for the Interactor.")
      }
      // VIP-36 covers a scene that is shown without the data that it needs.
      let wanting = trace.messages.filter(trace.showsSceneInWant)
      for cycle in cycles {
        let hasWork = cycle.messages.contains { $0.step == 3 || shortcuts.contains($0) }
        // VIP-42 covers a request that is not answered.
        if hasWork || cycle.answersWithTheRequest || cycle.isUnanswered { continue }
        if cycle.failsWithoutWork, wanting.contains(where: { trace.is(cycle.entry, within: $0) }) { continue }
        report("Interactor → Worker: no Worker did any work for \(cycle.quotation).")
      }
    }
  }

  static let failureBecomesResponse: Check = Check("VIP-44") { evidence, report in
    let isFailure: (Message) -> Bool = { $0.answers != nil && $0.carriesFailure }
    for (trace, cycles) in report.cycles(in: evidence, showing: "work that fails", where: isFailure) {
      for cycle in cycles {
        for failure in cycle.messages where isFailure(failure) {
          let later = cycle.responses.filter { $0.number > failure.number }
          if later.contains(where: \.carriesFailure) { continue }
          report("Interactor → Presenter: no failure was presented after \(failure.quotation(in: trace)).")
        }
      }
    }
  }

  static let resultEntersResponse: Check = Check("VIP-45") { evidence, report in
    let isResult: (Message) -> Bool = {
      $0.sender.role == .worker && $0.receiver.role == .interactor && $0.payload.text == ".success"
        || $0.receiver.role == .worker && $0.kind == .read && ($0.payload.count ?? 0) > 0
    }
    for (trace, cycles) in report.cycles(in: evidence, showing: "work that succeeds", where: isResult) {
      for cycle in cycles {
        for result in cycle.messages where isResult(result) {
          guard let response = cycle.responses.first(where: { $0.number > result.number }) else {
            report("Interactor → Presenter: no response holds the result of \(result.quotation(in: trace)).")
            continue
          }
          // Later work may have been given this result, or may have failed.
          let later = cycle.messages.filter { $0.number > result.number && $0.number < response.number }
          if later.contains(where: { $0.receiver.role == .worker && $0.kind == .read }) { continue }
          // The data store of a scene passes on what its router opens.
          if trace.messages.within(response).contains(where: { $0.receiver.role == .router }) { continue }
          if response.carriesFailure || response.payload.holds(result.payload) { continue }
          report(response, in: trace, "the response holds something other than what the Worker gave.")
        }
      }
    }
  }
}

extension TraceDocument {
  /// The requests whose work still waits for a reply from the catalogue when the user has left the scene.
  fileprivate var abandonedRequests: [Cycle] {
    let left = messages.filter { message in
      guard message.kind == .lifecycle, message.baseName == "viewDidDisappear" else { return false }
      let cause = parent(of: message)?.baseName
      return cause?.hasPrefix("pop") == true || cause == "finishSwipe"
    }
    return Cycle.cleanSwift(in: self).filter { cycle in
      let end = left.first { $0.receiver == cycle.entry.sender && $0.number > cycle.entry.number }
      guard let end else { return false }
      // What the scene does when it has gone counts too.
      let last = messages.within(end).last?.number ?? end.number
      return cycle.messages.contains { question in
        question.receiver.role == .catalogue && question.asksForReply
          && question.number < end.number
          && !messages[question.number..<last].contains { message in
            message.answers == question.number
              || message.receiver.role == .catalogue && message.baseName == "cancel"
                && message.sender == question.sender
          }
      }
    }
  }

  /// Returns the work that the cycle's worker has begun for a later request and not finished when a response is sent.
  fileprivate func laterWork(than cycle: Cycle, at response: Message) -> Message? {
    let workers = Set(cycle.messages.filter { $0.step == 3 }.map(\.receiver))
    return messages[cycle.entry.number..<response.number].last { work in
      work.step == 3 && workers.contains(work.receiver) && work.asksForReply
        && !cycle.contains(work)
        && !messages[..<response.number].contains { $0.answers == work.number }
    }
  }
}

extension TraceDocument {
  /// Returns true if a view controller has waited for the end of a transition, and has presented no alert then.
  fileprivate func waitsInVain(_ wait: Message) -> Bool {
    let ends = messages.filter { $0.answers == wait.number }
    return !ends.isEmpty
      && !ends.flatMap(messages.within).contains { $0.presentsAlert && !waitsInVain($0) }
  }
}

extension Cycle {
  /// True if the responses hold only values of the request, or none at all: the interactor has remembered the user's
  /// choice, or passes on that something is to be opened, and there was no work to do.
  fileprivate var answersWithTheRequest: Bool {
    let responses = responses.filter { $0.sender.role == .interactor }
    return !responses.isEmpty
      && responses.allSatisfy { response in
        !response.carriesFailure && response.payload.listLengths.isEmpty
          && response.payload.values.isSubset(of: entry.payload.values)
      } && (!entry.payload.values.isEmpty || responses.allSatisfy(\.payload.values.isEmpty))
  }

  /// True if the request had no effect and will have none. A cancellation counts as an effect; a response that says
  /// that something is loading does not.
  ///
  /// VIP-44 and VIP-45 cover a cycle that stops after a reply; VIP-02 and VIP-43 cover an interactor that sends a
  /// message to a role other than a presenter or a worker.
  fileprivate var isUnanswered: Bool {
    !messages.dropFirst().contains { message in
      if message.saysLoading { return false }
      if message.step == 3 { return message.name.contains("completion:") || message.name == "cancel()" }
      return message.sender.role == .interactor && message.kind != .creation || message.step == 4
    }
  }

  /// Returns true if workers were still busy when a response was sent, or were asked only afterwards.
  fileprivate func hasWork(after response: Message) -> Bool {
    messages.contains { work in
      guard work.step == 3 else { return false }
      if work.number > response.number { return true }
      let answer = messages.first { $0.answers == work.number }
      return work.asksForReply && (answer.map { $0.number > response.number } ?? true)
    }
  }
}
