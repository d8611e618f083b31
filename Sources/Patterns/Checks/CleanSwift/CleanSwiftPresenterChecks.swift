import Checks
import Facts
import Stories
import Tracing

extension Check {
  static let viewModelFollowsResponse: Check = Check("VIP-14") { evidence in
    // VIP-02 covers messages from an interactor to a view controller.
    evidence.judgeTraces(
      "VIP-14", of: "a view model", where: { $0.step == 5 && $0.sender.role != .interactor }
    ) { trace, viewModels in
      viewModels.compactMap { viewModel in
        guard let reason = viewModel.fault(after: trace.parent(of: viewModel)) else { return nil }
        return Violation(
          "VIP-14",
          "\(viewModel.quotation(in: trace)): the Presenter makes a view model from the response that it is given; "
            + "\(reason).")
      }
    }
      + evidence.judgeCode("VIP-14", of: .presenter) { _, members in
        members.filter(\.isState).map { property in
          Fault(
            line: property.line,
            text:
              "keeps '\(property.name)' for later; a view model is made from one response and nothing else.")
        }
      }
  }

  static let presenterFormats: Check = Check("VIP-53") { evidence in
    evidence.judgeTraces(
      "VIP-53", of: "a result in a view model",
      where: { $0.step == 5 && !$0.carriesFailure && !$0.payload.texts.isEmpty }
    ) { trace, viewModels in
      let raw = viewModels.filter { viewModel in
        guard let response = trace.parent(of: viewModel), response.step == 4 else { return false }
        return !response.carriesFailure && viewModel.payload.texts.isSubset(of: response.payload.texts)
      }.map { viewModel in
        Violation(
          "VIP-53",
          "\(viewModel.quotation(in: trace)): the Presenter passes on the content of the response unformatted."
        )
      }
      // If the trace has cut a list, the rest of the view model is unknown.
      let worded = trace.messages.filter { $0.step == 5 && !$0.payload.isCut }.flatMap { viewModel in
        trace.told(in: viewModel).filter { !$0.payload.texts.isSubset(of: viewModel.payload.texts) }.map {
          Violation(
            "VIP-53",
            "\($0.quotation(in: trace)): the View Controller says \($0.payload.summary()), which the Presenter has not put "
              + "into \(viewModel.name).")
        }
      }
      let early = Cycle.cleanSwift(in: trace).flatMap { cycle in
        cycle.responses.compactMap { response in
          cycle.joinedText(in: response, from: .worker).map { text in
            Violation(
              "VIP-53",
              "\(response.quotation(in: trace)): the Interactor formats the result as “\(text)”; the Presenter "
                + "has to format results.")
          }
        }
      }
      return raw + worded + early
    }
      + (evidence.sources.isEmpty
        ? []
        : evidence.judgeCode("VIP-53", of: .interactor) { _, members in
          let formatters = members.flatMap(\.mentions).filter { $0.name.hasSuffix("Formatter") }
          let calls = members.nodes.filter { $0.kind == .call && $0.name == "formatted" }
          return (formatters.map { ($0.line, $0.name) } + calls.map { ($0.line, $0.name) })
            .map { Fault(line: $0, text: "uses \($1); the Presenter formats results.") }
        })
  }

  static let presenterFormatsFailures: Check = Check("VIP-54") { evidence in
    evidence.judgeTraces(
      "VIP-54", of: "a response that tells of a failure", where: { $0.step == 4 && $0.carriesFailure }
    ) { trace, responses in
      responses.compactMap { response in
        let viewModels = trace.messages.filter { $0.parent == response.number && $0.step == 5 }
        // VIP-16 covers responses without a view model.
        guard let viewModel = viewModels.first else { return nil }
        let texts = viewModel.payload.texts
        if viewModel.payload.text == ".success" {
          return Violation(
            "VIP-54", "\(viewModel.quotation(in: trace)): the Presenter presents a failure as a success.")
        }
        if !texts.isEmpty, !texts.contains(where: response.payload.isNotation) { return nil }
        return Violation(
          "VIP-54",
          "\(viewModel.quotation(in: trace)): the Presenter does not turn the failure into words for the user."
        )
      }
    }
  }

  static let presenterOutputIsWeak: Check = Check("VIP-57") { evidence in
    let unguarded = evidence.judgeCode("VIP-57", of: .presenter) { _, members in
      members.presumptions(of: ["output"]).map { fault in
        Fault(
          line: fault.line, text: "\(fault.text); its scene may be gone.", receiver: " → View Controller")
      }
    }
    let strong = evidence.judgeReferences("VIP-57", from: .presenter, to: .viewController)
    guard strong.isEmpty else { return strong + unguarded }
    return unguarded + evidence.scenesKeptByClosures("VIP-57", of: .presenter)
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
  /// Returns true if a text is a value in Swift notation: the name of a case in the tree, or the description of a value
  /// with fields.
  fileprivate func isNotation(_ text: String) -> Bool {
    text.contains(#/\w\(\w+: |^\w+\(/#) || contains { $0.text == ".\(text)" }
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
