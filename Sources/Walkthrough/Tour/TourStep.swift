import Specification
import Tracing

/// One message of a tour, with everything that the tour says about it.
struct TourStep {
  let message: Message
  /// The event of the user or the catalogue that set it off.
  let event: String
  /// The place of that event in the story, from 0.
  let act: Int
  /// The reason why it takes no step of the cycle; nil if it takes one.
  let aside: TourAside?
  /// True if the cycle begins anew with it, within its event.
  let isNewRound: Bool
  /// True if it creates or connects parts, is sent while they are created, or is a call of the framework that leads to
  /// no step.
  let isWiring: Bool
  /// The step of the cycle that comes next: during the message, else after it in the same event.
  let next: Int?
  /// The step during which it was sent.
  let during: Int?
  /// For a reply, the call that it answers.
  let call: Message?
  /// The changes that it made to values that objects hold.
  let changes: [TourChange]
  /// The screen that it leaves: when it has returned or, if it sends others, when it sends the first of them.
  let screen: String?
  /// The rule that says most about the message: of those that apply to it, the one that applies to the fewest steps of
  /// the cycle; nil if none applies.
  let rule: Rule?
}

extension TourStep {
  /// Names the step of the cycle, or says why the message takes none.
  ///
  /// - Parameters:
  ///   - cycle: The steps of the pattern's cycle, in order.
  ///   - tellsNext: False if the step that comes next is not to be told, as the user is asked for it.
  func meaning(in cycle: [String], tellsNext: Bool = true) -> String {
    if let step = message.step {
      return
        "\(step) \(cycle[step - 1])\(isNewRound ? ". Another round of the cycle, in the same event." : "")"
    }
    let next = tellsNext ? next.map { " Step \($0) is next." } ?? "" : ""
    let sender = message.sender.role.inSentence
    switch aside {
    case .event:
      // At launch, for example, no control sends the view controller an input.
      if tellsNext, let step = self.next, step > 1 {
        return "The user's event. Here the cycle begins with step \(step)."
      }
      return "The user's event.\(next)"
    case .wiring: return "Wiring: the parts of a scene are created and connected, before its first event."
    case .framework: return "The framework calls the app, outside of the cycle.\(next)"
    case .preparation where message.kind == .creation:
      return "The \(sender) creates the \(message.receiver.role.inSentence).\(next)"
    case .preparation: return "A read before the work, not a step itself.\(next)"
    case .reply:
      let delay = message.kind == .reply ? "" : " It arrives after the call returned."
      let reply = call?.step.map { "The reply to step \($0)." } ?? "The \(sender)'s reply, on its way back."
      let handed =
        message.isHandedOn
        ? " The \(sender) handed the completion on, so the \(Role.catalogue.inSentence) calls it." : ""
      return reply + delay + handed + next
    case .service:
      let place = during.map { "as part of step \($0)" } ?? "outside of the cycle"
      return "The \(sender) asks the \(message.receiver.role.inSentence), \(place)."
    case .navigation where message.showsAlert:
      return "An alert over the screen: it is no scene of its own, and no step of the cycle.\(next)"
    case .navigation: return "Navigation between screens, outside of the cycle.\(next)"
    case .cancellation: return "Cancellation: a reply that is still due reaches nobody.\(next)"
    case .relay where message.isFromFramework: return "The framework delivers the event.\(next)"
    case .relay, nil:
      let deed = message.receiver.role == .view ? "changes the view" : "passes the event on"
      return "The \(sender) \(deed).\(next)"
    }
  }
}

extension Message {
  /// True if the navigation shows an alert.
  fileprivate var showsAlert: Bool { payload.type == "UIAlertController" }

  /// True if a part of the app had passed its completion to the catalogue as it is, and no line of that part calls it.
  fileprivate var isHandedOn: Bool {
    sender.role != .catalogue && file?.hasPrefix("Sources/Patterns/Catalogue/") == true
  }
}

extension Role {
  /// The name within a sentence: `view controller`.
  var inSentence: String { rawValue.lowercased() }
}
