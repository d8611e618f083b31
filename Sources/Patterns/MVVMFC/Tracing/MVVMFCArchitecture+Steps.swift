public import Tracing

extension MVVMFCArchitecture {
  /// The step that a message takes, by what was sent to whom. Who sent it does not matter here: a step taken
  /// by the wrong role is still that step, and breaks a rule of its own.
  public func step(of message: Message) -> Int? {
    switch (message.receiver.role, message.kind) {
    case (.viewModel, .call) where message.name.hasSuffix(")"): 1
    case (.viewModel, .asynchronousReply) where message.baseName == "retry": 1
    case (.viewController, .notification):
      switch message.name {
      case "loadingDidStart()": 2
      case "loadingDidFinish()": 4
      default: 5
      }
    case (.viewModel, .read), (.view, .call):
      switch (message.baseName, message.payload.text) {
      case ("isLoading", "true"), ("spinner.startAnimating", _): 2
      case ("isLoading", "false"), ("spinner.stopAnimating", _): 4
      case ("toolbarItems", _), ("rightBarButtonItem", _): nil
      default: 5
      }
    case (.service, .call), (.useCase, .call):
      message.baseName == "cancel" ? nil : 3
    case (.favourites, .call), (.favourites, .read): 3
    case (.flowController, .call): message.isFailure ? 5 : 6
    case (.factory, .call):
      switch message.baseName {
      case "showIn": 5
      case "pushIn": 6
      default: nil
      }
    case (.navigation, .navigation):
      switch message.baseName {
      case "present": 5
      case "pushViewController": 6
      default: nil
      }
    default: nil
    }
  }

  /// The rules that a message bears on: those of its step, and those of creation.
  public func rules(of message: Message) -> [String] {
    switch (message.receiver.role, message.kind) {
    case (.viewModel, .call): ["FC-27", "FC-28", "FC-32", "FC-43", "FC-44"]
    case (.viewModel, .read): ["FC-30", "FC-41", "FC-42"]
    case (.viewController, .notification): ["FC-26", "FC-29", "FC-39"]
    case (.view, .call): ["FC-30"]
    case (.service, .call), (.useCase, .call): ["FC-12", "FC-32", "FC-38"]
    case (.apiSession, .call): ["FC-13"]
    case (.dependencyManager, _): ["FC-24"]
    case (.flowController, .call): ["FC-45", "FC-46", "FC-50"]
    case (.factory, .call):
      switch message.baseName {
      case "rootIn": ["FC-15", "FC-19", "FC-21", "FC-23"]
      case "pushIn": ["FC-15", "FC-17", "FC-22", "FC-23", "FC-48", "FC-51"]
      case "showIn": ["FC-18", "FC-22", "FC-23", "FC-48", "FC-51"]
      default: ["FC-16", "FC-23"]
      }
    case (_, .connection): ["FC-15", "FC-25", "FC-36"]
    case (.navigation, .navigation): ["FC-46"]
    default: []
    }
  }
}

extension Message {
  /// Whether a flow controller is to show what went wrong.
  fileprivate var isFailure: Bool {
    name.contains("Error:")
  }
}
