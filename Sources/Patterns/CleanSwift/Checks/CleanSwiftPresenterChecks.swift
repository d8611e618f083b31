import Checks
import SourceModel
import Tracing

extension Check {
  static let viewModelFollowsResponse: Check = Check("VIP-14") { evidence, report in
    // VIP-02 covers messages from an interactor to a view controller.
    let traces = report.traces(in: evidence, showing: "a view model") {
      $0.step == 5 && $0.sender.role != .interactor
    }
    for (trace, viewModels) in traces {
      for viewModel in viewModels {
        guard let reason = viewModel.fault(after: trace.parent(of: viewModel)) else { continue }
        report(
          viewModel, in: trace,
          "the Presenter makes a view model from the response that it is given; \(reason).")
      }
    }
    report.code(in: evidence, of: .presenter) { _, members in
      members.filter(\.isState).map { property in
        Fault(
          line: property.line,
          text: "keeps '\(property.name)' for later; a view model is made from one response and nothing else."
        )
      }
    }
  }

  static let presenterFormats: Check = Check("VIP-53") { evidence, report in
    let traces = report.traces(in: evidence, showing: "a result in a view model") {
      $0.step == 5 && !$0.carriesFailure && !$0.payload.texts.isEmpty
    }
    for (trace, viewModels) in traces {
      for viewModel in viewModels {
        guard let response = trace.parent(of: viewModel), response.step == 4, !response.carriesFailure,
          viewModel.payload.texts.isSubset(of: response.payload.texts)
        else { continue }
        report(viewModel, in: trace, "the Presenter passes on the content of the response unformatted.")
      }
      // If the trace has cut a list, the rest of the view model is unknown.
      for viewModel in trace.messages where viewModel.step == 5 && !viewModel.payload.isCut {
        let own = viewModel.payload.texts
        for display in trace.displays(of: viewModel) where !display.payload.texts.isSubset(of: own) {
          report(
            display, in: trace,
            "the View Controller says \(display.payload.summary()), which the Presenter has not put into "
              + "\(viewModel.name).")
        }
      }
      for cycle in Cycle.cleanSwift(in: trace) {
        for response in cycle.responses {
          guard let text = cycle.joinedText(in: response, from: .worker) else { continue }
          report(
            response, in: trace,
            "the Interactor formats the result as “\(text)”; the Presenter has to format results.")
        }
      }
    }
    if evidence.sources.isEmpty { return }
    report.code(in: evidence, of: .interactor) { _, members in
      let formatters = members.flatMap(\.mentions).filter { $0.name.hasSuffix("Formatter") }
      let calls = members.nodes.filter { $0.kind == .call && $0.name == "formatted" }
      return (formatters.map { ($0.line, $0.name) } + calls.map { ($0.line, $0.name) })
        .map { Fault(line: $0, text: "uses \($1); the Presenter formats results.") }
    }
  }

  static let presenterFormatsFailures: Check = Check("VIP-54") { evidence, report in
    let traces = report.traces(in: evidence, showing: "a response that tells of a failure") {
      $0.step == 4 && $0.carriesFailure
    }
    for (trace, responses) in traces {
      for response in responses {
        let viewModels = trace.messages.filter { $0.parent == response.number && $0.step == 5 }
        // VIP-16 covers responses without a view model.
        guard let viewModel = viewModels.first else { continue }
        let texts = viewModel.payload.texts
        if viewModel.payload.text == ".success" {
          report(viewModel, in: trace, "the Presenter presents a failure as a success.")
        } else if texts.isEmpty || texts.contains(where: response.payload.isNotation) {
          report(viewModel, in: trace, "the Presenter does not turn the failure into words for the user.")
        }
      }
    }
  }

  static let presenterOutputIsWeak: Check = Check("VIP-57") { evidence, report in
    let isWeak = report.references(in: evidence, from: .presenter, to: .viewController)
    report.code(in: evidence, of: .presenter) { _, members in
      members.presumptions(of: ["output"]).map(\.ofAScene)
    }
    if isWeak { report(each: evidence.scenesKeptByClosures(of: .presenter)) }
  }
}

extension Member {
  /// True if the property of a presenter can have changed by the next response. Closures and lazy properties, such as
  /// formatters, do not count.
  fileprivate var isState: Bool {
    kind == .property && !isConstant && !isComputed && !isOverride && name != "output"
      && type?.function == nil
      && !modifiers.contains("lazy")
  }
}

extension Payload {
  nonisolated(unsafe) private static let notation = #/\w\(\w+: |^\w+\(/#

  /// Returns true if a text is a value in Swift notation: the name of a case in the tree, or the description of a value
  /// with fields.
  fileprivate func isNotation(_ text: String) -> Bool {
    text.contains(Self.notation) || contains { $0.text == ".\(text)" }
  }
}

extension Message {
  /// Returns the fault in a view model that is sent while `response` is being delivered, or nil.
  fileprivate func fault(after response: Message?) -> String? {
    guard let response, response.step == 4 else { return "there was no response" }
    if response.useCase != useCase {
      return "the response was of another use case, \(response.baseName)"
    }
    let isMade = response.payload.contains { $0.type == "ViewModel" }
    return isMade ? "the response held it already" : nil
  }

  /// The name of the use case: `Sort` for `presentSort(response:)` and `displaySort(viewModel:)`.
  fileprivate var useCase: Substring {
    baseName.drop { $0.isLowercase }
  }
}
