import Tracing

/// The place of messages in the cycle of Clean Swift VIP.
enum CleanSwiftSteps {
  /// Returns the step that a message takes, by its receiver and its name. The sender decides only in step 1, a call of a
  /// view controller by its view, or by the application delegate with a link: any other step taken by the wrong role is
  /// still that step, and breaks another rule.
  static func step(of message: Message) -> Int? {
    switch (message.receiver.role, message.kind) {
    case (.viewController, .call) where message.name.hasSuffix("(viewModel:)"): 5
    case (.viewController, .call) where [.view, .application].contains(message.sender.role): 1
    case (.interactor, .call) where message.name.hasSuffix("(request:)"): 2
    case (.worker, .call), (.worker, .read): 3
    case (.presenter, .call) where message.name.hasSuffix("(response:)"): 4
    case (.view, .call): 6
    default: nil
    }
  }

  /// Returns the rules that apply to a message: those of its step or, if it takes none, those of wiring, workers,
  /// replies, reads and navigation.
  static func rules(of message: Message) -> [String] {
    switch step(of: message) {
    case 1: ["VIP-18", "VIP-23", "VIP-30"]
    case 2: ["VIP-02", "VIP-11", "VIP-12", "VIP-23", "VIP-28", "VIP-29", "VIP-42"]
    case 3: ["VIP-43", "VIP-48", "VIP-50"]
    case 4: ["VIP-02", "VIP-05", "VIP-13", "VIP-44", "VIP-45", "VIP-47"]
    case 5: ["VIP-02", "VIP-14", "VIP-15", "VIP-16", "VIP-53", "VIP-54", "VIP-56", "VIP-57"]
    case 6: ["VIP-16", "VIP-19", "VIP-20"]
    default: rulesOutsideTheCycle(of: message)
    }
  }

  private static func rulesOutsideTheCycle(of message: Message) -> [String] {
    switch (message.receiver.role, message.kind) {
    case (.viewController, .connection): ["VIP-21", "VIP-22", "VIP-31", "VIP-32", "VIP-33"]
    case (.interactor, .connection): ["VIP-22", "VIP-31", "VIP-33", "VIP-35"]
    case (_, .connection): ["VIP-22", "VIP-31", "VIP-33"]
    case (.worker, .creation): ["VIP-35", "VIP-51"]
    case (.interactor, .reply), (.interactor, .asynchronousReply): ["VIP-44", "VIP-45"]
    case (.router, .call): ["VIP-25", "VIP-26", "VIP-39", "VIP-40"]
    case (.interactor, .read), (.router, .read): ["VIP-38"]
    case (.interactor, .call): ["VIP-36"]
    case (.navigation, .navigation) where message.baseName == "pushViewController": ["VIP-26", "VIP-38"]
    default: []
    }
  }
}
