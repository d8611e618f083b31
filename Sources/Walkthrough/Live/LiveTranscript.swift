import HeadlessUI
import Playing
import TextLayout
import Tracing

/// A session as text: events with their messages, the screen, and what can be done.
struct LiveTranscript {
  let session: LiveSession
  let page: Page

  /// All events with their messages, then the screen and the requests that wait; nothing before the first event.
  var text: String { session.entries.isEmpty ? "" : text(of: session.entries.indices) }

  /// Describes events with their messages, then the screen and the requests that wait.
  func text(of entries: Range<Int>) -> String {
    entries.map(event).joined(separator: "\n") + (entries.isEmpty ? "" : "\n") + screen
  }

  /// Describes an event with its messages.
  func event(at index: Int) -> String {
    let entry = session.entries[index]
    let title = page.heading("\(index + 1). \(entry.event.description.onOneLine)") + "\n"
    let messages = Array(session.messages[entry.messages])
    guard !messages.isEmpty else { return title + page.paragraph("No message was sent.") }
    guard page.isLinear else {
      return title + MessageColumn(for: messages, page: page).lines(messages).map { $0 + "\n" }.joined()
    }
    return title + messages.map { page.paragraph($0.spokenSentence) }.joined()
  }

  /// The screen, and the requests that wait.
  var screen: String {
    let waiting = session.pending.isEmpty ? "" : page.paragraph("\(session.waiting).")
    return session.screen(width: page.screenWidth).text + "\n" + waiting
  }

  /// The actions that are possible now, one command on each line.
  var offers: String {
    let lines = session.offers.flatMap { offer in
      page.definition(offer.word.rawValue, offer.labels.joined(separator: ", ").onOneLine, column: 14)
    }
    return page.paragraph("What can be done now:") + lines.map { $0 + "\n" }.joined()
  }
}

extension Page {
  /// Returns a text with control characters made visible, without boxes if the page has none.
  func shown(_ text: String) -> String {
    let visible = text.visible(in: style)
    return isLinear ? visible.linear : visible
  }
}

extension Message {
  /// The message in one sentence: `Step 2. Interactor to Action: run(completion:)`.
  fileprivate var spokenSentence: String {
    let step = step.map { "Step \($0). " } ?? ""
    let payload = payload == .none ? "" : ", \(payload.summary(limit: 160))"
    return "\(step)\(sender.role.rawValue) to \(receiver.role.rawValue): \(phrase)\(payload)"
  }
}
