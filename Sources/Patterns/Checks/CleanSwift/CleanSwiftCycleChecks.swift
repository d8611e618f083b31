import Checks
import Tracing

extension Check {
  static let outputFeedsNextInput: Check = Check("VIP-02") { evidence in
    evidence.judgeTraces(
      "VIP-02", of: "a message in the cycle", where: { [2, 4, 5].contains($0.step) }
    ) { trace, _ in
      let shortcuts: [Role: Set<Role>] = [
        .viewController: [.presenter, .worker, .catalogue, .favourites],
        .interactor: [.viewController, .view, .router],
        .presenter: [.interactor, .worker, .router, .view, .catalogue, .favourites],
      ]
      return trace.messages.filter { message in
        message.answers == nil && message.kind != .creation && message.kind != .connection
          && shortcuts[message.sender.role]?.contains(message.receiver.role) == true
      }.map { message in
        Violation(
          "VIP-02",
          "\(message.quotation(in: trace)): messages go from View Controller to Interactor to Presenter to View "
            + "Controller, and no other way.")
      }
    }
  }

  static let controllerSendsRequest: Check = Check("VIP-11") { evidence in
    // A request that the view sends itself is covered by VIP-18, and one that the presenter sends, against the
    // direction of the cycle, by VIP-02.
    evidence.judgeTraces(
      "VIP-11", of: "a request",
      where: { $0.step == 2 && ![.view, .presenter].contains($0.sender.role) }
    ) { trace, requests in
      requests.filter { $0.sender.role != .viewController }.map { request in
        Violation(
          "VIP-11", "\(request.quotation(in: trace)): only the View Controller makes requests.")
      }
    }
  }

  static let responseFollowsWork: Check = Check("VIP-13") { evidence in
    evidence.judgeCycles("VIP-13", of: "a response", where: { $0.step == 4 }) { trace, cycles in
      // VIP-02 covers messages from a view controller to a presenter.
      let strangers = trace.messages.filter {
        $0.step == 4 && ![.interactor, .viewController].contains($0.sender.role)
      }.map { response in
        Violation(
          "VIP-13", "\(response.quotation(in: trace)): only the Interactor makes responses.")
      }
      let overtaken = cycles.flatMap { cycle in
        cycle.responses.compactMap { response in
          trace.laterWork(than: cycle, at: response).map { work in
            Violation(
              "VIP-13",
              "\(response.quotation(in: trace)): the Interactor responds to the Presenter while its Worker is still "
                + "busy with a later request, message \(work.number).")
          }
        }
      }
      return strangers + overtaken
        + cycles.flatMap { cycle in
          cycle.responses.filter { cycle.hasWork(after: $0) }.map { response in
            Violation(
              "VIP-13",
              "\(response.quotation(in: trace)): the Interactor responds to the Presenter before its Worker is done."
            )
          }
        }
    }
  }

  static let viewModelIsDisplayed: Check = Check("VIP-16") { evidence in
    evidence.judgeTraces("VIP-16", of: "a response", where: { $0.step == 4 }) { trace, responses in
      let stopped = responses.filter { response in
        !trace.messages.contains { $0.parent == response.number && $0.step == 5 }
      }.map { response in
        Violation(
          "VIP-16",
          "Presenter → View Controller: no view model was sent for \(response.quotation(in: trace))."
        )
      }
      let viewModels = trace.messages.filter { $0.step == 5 && !$0.payload.children.isEmpty }
      let unseen = viewModels.filter { viewModel in
        !trace.messages.contains { $0.parent == viewModel.number && $0.sender == viewModel.receiver }
      }.map { viewModel in
        Violation(
          "VIP-16",
          "View Controller → View: nothing was shown for \(viewModel.quotation(in: trace)).")
      }
      let partial = viewModels.flatMap { viewModel in
        let told = trace.told(in: viewModel).reduce(into: Set<String>()) { $0.formUnion($1.payload.values) }
        let own = viewModel.payload.values(inLists: false).subtracting(["\"\"", "true", "false"])
        return own.filter { value in
          let text = value.trimmingQuotes
          return !told.contains { $0 == value || text != value && $0.contains(text) }
        }.sorted().map {
          Violation(
            "VIP-16", "View Controller → View: \($0) of \(viewModel.quotation(in: trace)) was not shown.")
        }
      }
      return stopped + unseen + partial
    }
  }

  static let requestsAreHandled: Check = Check("VIP-42") { evidence in
    evidence.judgeTraces("VIP-42", of: "a request", where: { $0.step == 2 }) { trace, _ in
      Cycle.cleanSwift(in: trace).filter(\.isUnanswered).map { cycle in
        Violation("VIP-42", "\(cycle.quotation): the View Controller gets no answer from its Interactor.")
      }
        + trace.abandonedRequests.map { cycle in
          Violation(
            "VIP-42",
            "\(cycle.quotation): the Interactor has neither answered nor cancelled it when the View Controller is gone."
          )
        }
    }
  }

  static let workersDoTheWork: Check = Check("VIP-43") { evidence in
    evidence.judgeCycles("VIP-43", of: "a response", where: { $0.step == 4 }) { trace, cycles in
      let shortcuts = trace.messages.filter {
        $0.sender.role == .interactor && ($0.receiver.role == .catalogue || $0.receiver.role == .favourites)
      }
      // VIP-36 covers a scene that is shown without the data that it needs.
      let wanting = trace.messages.filter(trace.showsSceneInWant)
      let alone = cycles.filter { cycle in
        !cycle.messages.contains { $0.step == 3 || shortcuts.contains($0) }
          && !cycle.answersWithTheRequest
          && !(cycle.failsWithoutWork && wanting.contains { trace.is(cycle.entry, within: $0) })
      }
      return shortcuts.map { message in
        Violation(
          "VIP-43", "\(message.quotation(in: trace)): only a Worker may do this for the Interactor.")
      }
        + alone.map { cycle in
          Violation("VIP-43", "Interactor → Worker: no Worker did any work for \(cycle.quotation).")
        }
    }
  }

  static let failureBecomesResponse: Check = Check("VIP-44") { evidence in
    let isFailure: (Message) -> Bool = { $0.answers != nil && $0.carriesFailure }
    return evidence.judgeCycles("VIP-44", of: "work that fails", where: isFailure) { trace, cycles in
      cycles.flatMap { cycle in
        cycle.messages.filter(isFailure).filter { failure in
          !cycle.responses.contains { $0.number > failure.number && $0.carriesFailure }
        }.map { failure in
          Violation(
            "VIP-44",
            "Interactor → Presenter: no failure was presented after \(failure.quotation(in: trace)).")
        }
      }
    }
  }

  static let resultEntersResponse: Check = Check("VIP-45") { evidence in
    let isResult: (Message) -> Bool = {
      $0.sender.role == .worker && $0.receiver.role == .interactor && $0.payload.text == ".success"
    }
    return evidence.judgeCycles("VIP-45", of: "work that succeeds", where: isResult) { trace, cycles in
      cycles.flatMap { cycle in
        cycle.messages.filter(isResult).compactMap { result in
          guard let response = cycle.responses.first(where: { $0.number > result.number }) else {
            return Violation(
              "VIP-45",
              "Interactor → Presenter: no response holds the result of \(result.quotation(in: trace)).")
          }
          // Later work may have failed.
          if response.carriesFailure { return nil }
          if response.payload.holds(result.payload) { return nil }
          return Violation(
            "VIP-45",
            "\(response.quotation(in: trace)): the response holds something other than what the Worker gave.")
        }
      }
    }
  }
}

extension TraceDocument {
  /// The requests whose work still waits for a reply from the catalogue when the user has left the scene.
  fileprivate var abandonedRequests: [Cycle] {
    let left = messages.filter { message in
      message.kind == .lifecycle && message.baseName == "viewDidDisappear"
        && parent(of: message)?.baseName.hasPrefix("pop") == true
    }
    return Cycle.cleanSwift(in: self).filter { cycle in
      let end = left.first { $0.receiver == cycle.entry.sender && $0.number > cycle.entry.number }
      guard let end else { return false }
      return cycle.messages.contains { question in
        question.receiver.role == .catalogue && question.asksForReply
          && question.number < end.number
          && !messages[question.number..<end.number].contains { message in
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

extension Cycle {
  /// True if the responses hold only values of the request: the interactor has remembered the user's choice, and there
  /// was no work to do.
  fileprivate var answersWithTheRequest: Bool {
    let responses = responses.filter { $0.sender.role == .interactor }
    return !responses.isEmpty
      && responses.allSatisfy { response in
        !response.carriesFailure && response.payload.listLengths.isEmpty
          && response.payload.values.isSubset(of: entry.payload.values)
      } && !entry.payload.values.isEmpty
  }

  /// True if the request had no effect and will have none. A cancellation counts as an effect.
  ///
  /// VIP-44 and VIP-45 cover a cycle that stops after a reply; VIP-02 and VIP-43 cover an interactor that sends a
  /// message to a role other than a presenter or a worker.
  fileprivate var isUnanswered: Bool {
    !messages.dropFirst().contains { message in
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
