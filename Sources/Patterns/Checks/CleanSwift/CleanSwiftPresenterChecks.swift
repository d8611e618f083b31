import Checks
import Facts
import Stories
import Tracing

extension Check {
  static let viewModelFollowsResponse: Check = Check("VIP-14") { evidence in
    // What an interactor sends to a view controller is covered by VIP-02.
    evidence.judgeTraces(
      "VIP-14", of: "a view model", where: { $0.step == 5 && $0.sender.role != .interactor }
    ) { trace, viewModels in
      viewModels.compactMap { viewModel in
        guard let reason = viewModel.fault(after: trace.parent(of: viewModel)) else { return nil }
        return Violation(
          "VIP-14",
          "\(viewModel.quotation(in: trace)): the Presenter makes a view model of the response that it is given; "
            + "\(reason).")
      }
    }
      + evidence.judgeCode("VIP-14", of: .presenter) { _, members in
        members.filter(\.isState).map { property in
          Fault(
            line: property.line,
            text:
              "keeps '\(property.name)' for later; a view model is made of one response and of nothing else.")
        }
      }
  }

  static let presenterFormats: Check = Check("VIP-53") { evidence in
    evidence.judgeTraces(
      "VIP-53", of: "a result in a view model",
      where: { $0.step == 5 && !$0.carriesFailure && !$0.payload.texts.isEmpty }
    ) { trace, viewModels in
      viewModels.compactMap { viewModel in
        guard let response = trace.parent(of: viewModel), response.step == 4, !response.carriesFailure else {
          return nil
        }
        guard viewModel.payload.texts.isSubset(of: response.payload.texts) else { return nil }
        return Violation(
          "VIP-53",
          "\(viewModel.quotation(in: trace)): the Presenter hands on what the response holds, and formats nothing."
        )
      }
    }
  }

  static let presenterFormatsFailures: Check = Check("VIP-54") { evidence in
    evidence.judgeTraces(
      "VIP-54", of: "a response that tells of a failure", where: { $0.step == 4 && $0.carriesFailure }
    ) { trace, responses in
      responses.compactMap { response in
        let viewModels = trace.messages.filter { $0.parent == response.number && $0.step == 5 }
        // Whether there is a view model at all is covered by VIP-16.
        guard let viewModel = viewModels.first else { return nil }
        let texts = viewModel.payload.texts
        if viewModel.payload.text == ".success" {
          return Violation(
            "VIP-54", "\(viewModel.quotation(in: trace)): the Presenter makes a success of a failure.")
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
    // What a closure captured cannot be seen. A leak is the presenter's own where it has kept a closure, and where no router
    // keeps the view controller alive, which VIP-37 covers.
    let keepers = evidence.types.filter { type in
      type.role == .presenter && type.fields.contains { $0.type.contains("->") }
    }.map(\.name)
    let isRouters = evidence.ownership.flatMap(\.references).contains {
      $0.ownerRole == .router && $0.targetRole == .viewController && $0.isStrong
    }
    guard !isRouters else { return unguarded }
    let leaks = evidence.ownership.filter { ownership in
      ownership.survivors.contains { $0.hasSuffix("ViewController") }
        && !keepers.allSatisfy { !ownership.survivors.contains($0) }
    }
    return unguarded
      + leaks.map { ownership in
        Violation(
          "VIP-57",
          "Presenter → View Controller: a closure of the Presenter keeps its scene alive: "
            + "\(ownership.survivors.joined(separator: ", ")) survived (\(ownership.moment)).")
      }
  }
}

extension Member {
  /// Whether a presenter can have another value in it when the next response comes. A closure is not looked at, and a
  /// formatter that is made late is no state.
  fileprivate var isState: Bool {
    kind == .property && !isConstant && !isComputed && !isOverride && name != "output"
      && type?.function == nil
      && !modifiers.contains("lazy")
  }
}

extension Payload {
  /// Whether a text is a value in the notation of the program: the name of a case in the tree, or the description of a
  /// value with fields.
  fileprivate func isNotation(_ text: String) -> Bool {
    text.contains(#/\w\(\w+: |^\w+\(/#) || contains { $0.text == ".\(text)" }
  }
}

extension Message {
  /// What is wrong with a view model that is sent while another message is being delivered, or nil.
  fileprivate func fault(after response: Message?) -> String? {
    guard let response, response.step == 4 else { return "there was no response" }
    if response.useCase != useCase {
      return "the response was of another use case, \(response.baseName)"
    }
    let isMade = response.payload.contains { $0.type == "ViewModel" }
    return isMade ? "the response held it already" : nil
  }

  /// What the use case is called: `Sort` for `presentSort(response:)` and `displaySort(viewModel:)`.
  fileprivate var useCase: Substring {
    baseName.drop { $0.isLowercase }
  }
}
