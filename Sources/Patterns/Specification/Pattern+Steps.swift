public import Tracing

extension Pattern {
  /// Annotates each message of a trace with the step of the pattern's cycle that it takes, numbered as on the pattern's
  /// page, and with the identifiers of the rules that relate to it.
  ///
  /// Both follow from the roles of sender and receiver, from the message's kind, and from its name; in MVVM-FC also
  /// from the value that is passed on and from the message that follows a notification. Most of the names come from the
  /// pattern or from UIKit, such as `run` and `pushViewController`. A few, such as `retry`, are those of the kit's apps,
  /// so in another program a message may lack its step or rules.
  public func annotate(_ messages: [Message]) -> [Message] {
    switch self {
    case .mvc: messages
    case .swiftIO:
      messages.map { $0.annotated(step: SwiftIOSteps.step(of: $0), rules: SwiftIOSteps.rules(of: $0)) }
    case .cleanSwift:
      messages.map { $0.annotated(step: CleanSwiftSteps.step(of: $0), rules: CleanSwiftSteps.rules(of: $0)) }
    case .viper: messages.map { $0.annotated(step: VIPERSteps.step(of: $0), rules: VIPERSteps.rules(of: $0)) }
    case .mvvmFC: MVVMFCSteps.annotate(messages)
    }
  }
}
