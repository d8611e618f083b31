import Tracing

/// The place of messages in the cycle of VIPER.
enum VIPERSteps {
  /// Returns the step that a message takes, by its receiver. A presenter hears of results from its interactor, of what
  /// another module has done from that module's presenter, and of events from anybody else; a view controller gets content from anybody but its own view.
  static func step(of message: Message) -> Int? {
    switch (message.receiver.role, message.kind) {
    case (.presenter, .call) where message.sender.role == .interactor: 6
    case (.presenter, .reply), (.presenter, .asynchronousReply):
      message.sender.role == .interactor && message.name == "return" ? 6 : nil
    case (.presenter, .call) where message.sender.role == .presenter: nil
    case (.presenter, .call): 1
    case (.interactor, .call): 2
    case (.dataStore, .call) where message.baseName == "cancel": nil
    case (.dataStore, .call) where message.asksForReply: 3
    case (.dataStore, .call): 5
    case (.dataStore, .read): 3
    case (.viewController, .call) where message.sender.role != .view: 7
    case (.view, .call): 8
    default: nil
    }
  }

  /// Returns the rules for a message: those of its step or, if it takes none, those of retrying and routing.
  static func rules(of message: Message) -> [String] {
    switch step(of: message) {
    case 1: ["VPR-15", "VPR-22"]
    case 2: ["VPR-01", "VPR-16"]
    case 3: ["VPR-09", "VPR-10"]
    case 5: ["VPR-10", "VPR-11"]
    case 6: ["VPR-08", "VPR-17", "VPR-18", "VPR-19"]
    case 7: ["VPR-17", "VPR-21", "VPR-23"]
    case 8: ["VPR-21", "VPR-26"]
    default:
      switch message.receiver.role {
      case .presenter where message.baseName == "retry": ["VPR-15"]
      case .wireframe: ["VPR-29", "VPR-30", "VPR-32"]
      case .navigation where message.baseName == "pushViewController": ["VPR-29", "VPR-30"]
      default: []
      }
    }
  }
}
