public import Tracing

extension Pattern {
  /// Annotates each message of a trace with the step of the pattern's cycle that it takes, numbered as on the pattern's
  /// page, and with the identifiers of the rules that relate to it.
  ///
  /// Both follow from the roles of sender and receiver, from the kind of the message, and from the names that the
  /// pattern itself gives to messages, such as `run` and `cancel` for an action; so they hold for any program of the
  /// pattern.
  public func annotate(_ messages: [Message]) -> [Message] {
    switch self {
    case .swiftIO:
      messages.map { $0.annotated(step: SwiftIOSteps.step(of: $0), rules: SwiftIOSteps.rules(of: $0)) }
    case .cleanSwift:
      messages.map { $0.annotated(step: CleanSwiftSteps.step(of: $0), rules: CleanSwiftSteps.rules(of: $0)) }
    case .viper: messages.map { $0.annotated(step: VIPERSteps.step(of: $0), rules: VIPERSteps.rules(of: $0)) }
    case .mvvmFC: MVVMFCSteps.annotate(messages)
    }
  }
}
