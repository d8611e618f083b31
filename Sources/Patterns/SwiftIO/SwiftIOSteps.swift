import Tracing

/// The place of messages in the cycle of Swift-IO.
enum SwiftIOSteps {
  /// Returns the step that a message takes, by its receiver. For events, and for reads of the model, the sender
  /// decides, too. Setting a view model's properties, such as its model, is not a refresh.
  static func step(of message: Message) -> Int? {
    switch (message.receiver.role, message.kind) {
    case (.interactor, .call) where message.sender.role == .view: 1
    case (.action, .call) where message.baseName == "run": 2
    case (.model, .call): 3
    case (.viewController, .notification): 4
    case (.viewModel, .call) where message.name.hasSuffix(")"): 5
    case (.model, .read) where message.sender.role == .viewModel: 6
    case (.view, .call): 7
    default: nil
    }
  }

  /// Returns the rules that a message relates to: those of its step or, if it takes none, those of creation,
  /// registration, loading, input, replies and cancelling.
  static func rules(of message: Message) -> [String] {
    switch step(of: message) {
    case 1: ["SIO-06", "SIO-07", "SIO-08"]
    case 2: ["SIO-06", "SIO-10", "SIO-22"]
    case 3: ["SIO-06", "SIO-13"]
    case 4: ["SIO-06", "SIO-14"]
    case 5: ["SIO-06", "SIO-16", "SIO-17"]
    case 6: ["SIO-06", "SIO-18"]
    case 7: ["SIO-06", "SIO-16", "SIO-19", "SIO-20"]
    default: rulesOutsideTheCycle(of: message)
    }
  }

  private static func rulesOutsideTheCycle(of message: Message) -> [String] {
    switch (message.receiver.role, message.kind) {
    case (.view, .creation): ["SIO-02"]
    case (.interactor, .creation): ["SIO-03", "SIO-05"]
    case (.viewModel, .creation): ["SIO-04", "SIO-05"]
    case (.view, .read): [message.sender.role == .viewModel ? "SIO-18" : "SIO-09"]
    case (.interactor, .call) where message.name == "delegate": ["SIO-15"]
    case (.interactor, .call) where message.sender.role == .viewController && message.name.hasSuffix(")"):
      ["SIO-12"]
    case (.interactor, .reply), (.interactor, .asynchronousReply): ["SIO-13"]
    case (.action, .call) where message.baseName == "cancel": ["SIO-22"]
    case (.action, .creation): ["SIO-21", "SIO-23", "SIO-24"]
    default: []
    }
  }
}
