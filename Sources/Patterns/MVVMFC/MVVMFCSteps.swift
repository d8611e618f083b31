import Tracing

/// The place of messages in the cycle of MVVM-FC.
enum MVVMFCSteps {
  /// Returns the messages with their steps and rules.
  ///
  /// A load begins and ends with the same notification; what its receiver does first shows if it is step 2 or 4. Where
  /// nothing is announced, the view controller reads all properties after any change, so that all are step 5.
  static func annotate(_ messages: [Message]) -> [Message] {
    let steps = messages.map { message in
      let isUpdate = message.parent.map { messages[$0 - 1].name == "updateProperties()" } ?? false
      return isUpdate ? 5 : step(of: message)
    }
    return zip(messages, steps).map { message, step in
      let read = message.announcesLoading ? messages.firstIndex { $0.parent == message.number } : nil
      return message.annotated(step: read.map { steps[$0] } ?? step, rules: rules(of: message))
    }
  }

  /// Returns the step that a message takes, without looking at other messages or at the sender: a step taken by the
  /// wrong role is still that step, and breaks another rule.
  static func step(of message: Message) -> Int? {
    switch (message.receiver.role, message.kind) {
    case (.viewModel, .call) where message.name.hasSuffix(")"): 1
    case (.viewModel, .asynchronousReply) where message.baseName == "retry": 1
    case (.viewController, .notification):
      message.announcesLoading ? nil : 5
    case (.viewModel, .read), (.view, .call):
      switch (message.baseName.split(separator: ".").last ?? "", message.payload.text) {
      case ("isLoading", "true"), ("startAnimating", _): 2
      case ("isLoading", "false"), ("stopAnimating", _): 4
      case ("toolbarItems", _), ("rightBarButtonItem", _): nil
      default: 5
      }
    case (.service, .call), (.useCase, .call):
      message.baseName == "cancel" ? nil : 3
    case (.favourites, .call), (.favourites, .read): 3
    case (.flowController, .call): message.isFailure ? 5 : 6
    case (.factory, .call):
      switch message.baseName {
      case "showIn": message.receiver.type == "AlertFactory" ? 5 : 6
      case "pushIn": 6
      default: nil
      }
    case (.navigation, .navigation):
      switch message.baseName {
      case "present": message.payload.type.hasSuffix("AlertController") ? 5 : 6
      case "pushViewController": 6
      default: nil
      }
    default: nil
    }
  }

  /// Returns the rules that relate to a message, by its receiver and its kind.
  static func rules(of message: Message) -> [String] {
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
  /// True if a view model announces that a load has begun or ended.
  fileprivate var announcesLoading: Bool {
    kind == .notification && name == "isLoadingDidChange()"
  }

  /// True if a flow controller is to show a failure.
  fileprivate var isFailure: Bool {
    name.contains("Error:")
  }
}
