import Checks
import Stories
import Tracing

extension Check {
  static let viewModelFollowsResponse: Check = Check("VIP-14") { evidence in
    // What an interactor sends to a view controller is the matter of VIP-02.
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
        // Whether there is a view model at all is the matter of VIP-16.
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
    let presenters = evidence.sources.filter { !$0.classes(endingIn: "Presenter").isEmpty }
    guard !presenters.isEmpty else {
      return [Violation.unshown("VIP-57", "No source file declares a Presenter.")]
    }
    let unguarded = presenters.flatMap { file in
      file.placesThatPresume(["output"]).map { place in
        Violation(
          "VIP-57",
          "Presenter → View Controller: \(file.name), \(place), ends the program where its scene has gone.")
      }
    }
    let strong = evidence.judgeReferences("VIP-57", from: .presenter, to: .viewController)
    guard strong.isEmpty else { return strong + unguarded }
    let routers = evidence.ownership.flatMap(\.references).filter {
      $0.ownerRole == .router && $0.targetRole == .viewController && $0.isStrong
    }
    // A router that keeps its view controller alive is the matter of VIP-37.
    guard routers.isEmpty else { return unguarded }
    return unguarded
      + evidence.ownership.filter { $0.survivors.contains { $0.hasSuffix("ViewController") } }
      .map { ownership in
        Violation(
          "VIP-57",
          "After the root was dropped, the cycle from Presenter to View Controller did not open: "
            + "\(ownership.survivors.joined(separator: ", ")) survived (\(ownership.moment)).")
      }
  }

  static let controllerOutputIsAny = substitution("VIP-28", "View Controller", "Interactor")

  static let interactorOutputIsAny = outputIsAny(
    "VIP-47", "Interactor", "Presenter", protocolSuffix: "PresenterInput", model: "Response",
    label: "response",
    verb: "present")

  static let presenterOutputIsAny = outputIsAny(
    "VIP-56", "Presenter", "View Controller", protocolSuffix: "ViewControllerInput", model: "ViewModel",
    label: "viewModel", verb: "display")

  /// An object of another class can take the place of the next component.
  private static func substitution(_ rule: String, _ component: String, _ next: String) -> Check {
    compiles(rule) { subject, error in
      "\(component) → \(next): \(subject) is refused: \(error)."
    }
  }

  /// As `substitution`, and the methods are called `verbSomething(label:)`.
  private static func outputIsAny(
    _ rule: String, _ component: String, _ next: String, protocolSuffix: String, model: String, label: String,
    verb: String
  ) -> Check {
    let substitution = substitution(rule, component, next)
    return Check(rule) { evidence in
      substitution.violations(in: evidence)
        + misnamedMethods(
          rule, in: evidence, protocolSuffix, model, label, "what to \(verb), as in \(verb)Something"
        ) { name in
          name.hasPrefix(verb) && name.dropFirst(verb.count).first?.isUppercase == true
        }
    }
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
