public import Tracing

extension VIPERArchitecture {
  /// The step that a message takes.
  ///
  /// It follows from receiver and name; the sender decides only between steps 1 and 6. A step taken by the
  /// wrong role is still that step, and breaks a rule of its own.
  public func step(of message: Message) -> Int? {
    switch (message.receiver.role, message.kind) {
    case (.presenter, .call) where message.sender.role == .interactor: 6
    case (.presenter, .call): 1
    case (.interactor, .call): 2
    case (.dataStore, .call) where message.baseName == "put": 5
    case (.dataStore, .call) where message.baseName == "cancel": nil
    case (.dataStore, .call), (.dataStore, .read): 3
    case (.viewController, .call) where message.baseName.hasPrefix("show"): 7
    case (.viewController, .call) where message.baseName == "clearSelection": 7
    case (.view, .call): 8
    default: nil
    }
  }

  /// The rules for a message: those of its step, and those of retrying and routing.
  public func rules(of message: Message) -> [String] {
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
