import Tracing

extension Message {
  /// The payload on one line, shortened if it is very long; empty if the message has none.
  var payloadText: String { payload.summary(limit: 400) }

  /// The step that the message takes, or a dot if it takes none.
  var mark: String { step.map(String.init) ?? "·" }
}

extension TextStyle {
  /// Returns a message's step, emphasised, or its dot, faint, with `margin` on both sides.
  func mark(_ message: Message, margin: String = "") -> String {
    let text = margin + message.mark + margin
    return message.step == nil ? faint(text) : strong(accent(text))
  }
}

extension TextStyle {
  /// Returns a message's sender and receiver, each in its hue: `Presenter → Interactor`.
  func parties(_ message: Message) -> String {
    [message.sender.role, message.receiver.role].map { hue($0.hue, $0.rawValue) }.joined(separator: " → ")
  }
}

extension Role {
  /// The hue of the role: roles with like jobs in the four patterns share one.
  var hue: TextStyle.Hue? {
    switch self {
    case .view: .view
    case .viewController: .controller
    case .presenter, .viewModel: .words
    case .interactor: .decides
    case .action, .worker, .service, .useCase: .works
    case .model, .dataStore, .apiSession, .catalogue, .favourites: .keeps
    case .router, .wireframe, .flowController, .factory, .navigation: .leads
    default: nil
    }
  }
}
