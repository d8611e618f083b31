import Stories
import TextLayout
import Tracing

/// The text about one message, at one width and with as much detail as fits.
struct TourMessageText {
  let screen: TourMessageScreen
  let detail: TourMessageScreen.Detail
  let width: Int

  private var stop: TourPath.Stop { screen.stop }
  private var step: TourStep { stop.step }
  private var message: Message { step.message }
  private var style: Style { screen.page.style }
  private var isCompact: Bool { detail >= .compact }
  private var isDense: Bool { detail >= .dense }

  func lines() -> [String] {
    let gap = isCompact ? [] : [""]
    let parts = [place, exchange, rule, source]
    return parts.filter { !$0.isEmpty }.reduce([]) { $0.isEmpty ? $1 : $0 + gap + $1 }
  }

  /// The event, the cycle and the step.
  private var place: [String] {
    let event = isDense ? [step.event.truncated(to: width)] : step.event.wrapped(to: width)
    let cycle = TourCycle(of: screen.tour.pattern).lines(
      marking: message.step, width: width, style: style)
    let label = stop.group.map { "  (\($0.label(at: screen.index)))" } ?? ""
    let meaning = step.meaning(in: screen.tour.architecture.steps) + label
    var lines = event.map(style.faint) + hiddenNote
    if !isDense || cycle.count == 1 { lines += cycle }
    return lines + meaning.wrapped(to: width)
  }

  /// How much wiring is left out before the message.
  private var hiddenNote: [String] {
    guard stop.hidden > 0, !isCompact else { return [] }
    let note =
      "(\(stop.hidden.of("message")) of wiring left out; w shows \(stop.hidden == 1 ? "it" : "them"))"
    return note.wrapped(to: width).map(style.faint)
  }

  /// Who sent what to whom, and what that changed.
  private var exchange: [String] {
    let parties = "\(message.sender.role.rawValue) → \(message.receiver.role.rawValue)"
    let objects = "\(message.sender.object.unbroken) → \(message.receiver.object.unbroken)"
    let payload = message.payload == .none ? "" : message.payload.summary(limit: 400)
    if isCompact {
      let text = "\(parties): \(message.phrase)"
      guard detail < .least else {
        return [text, payload].filter { !$0.isEmpty }.map { style.accent($0.truncated(to: width)) }
      }
      let isShort = text.columns + payload.columns + 2 <= width
      let lines =
        isShort ? ["\(text)  \(payload)"] : text.wrapped(to: width) + payload.wrapped(to: width).prefix(2)
      return lines.filter { !$0.isEmpty }.map(style.accent) + changes(atMost: 1)
    }
    var lines = parties.wrapped(to: width).map(style.strong)
    if message.isFromFramework {
      lines += "(from HeadlessUI, the stand-in for UIKit)".wrapped(to: width).map(style.faint)
    }
    lines += objects.wrapped(to: width).map { style.faint($0.replacing("\u{A0}", with: " ")) }
    lines += message.phrase.wrapped(to: width).map(style.accent)
    if !payload.isEmpty { lines += payload.wrapped(to: width).prefix(3) }
    return lines + changes(atMost: 4)
  }

  private func changes(atMost count: Int) -> [String] {
    step.changes.filter { $0.old != nil }.prefix(count).map {
      style.accent("┃ ") + style.strong($0.text(width: width - 2))
    }
  }

  private var rule: [String] {
    guard let rule = step.rule else { return [] }
    let sentence: [String] = "\(rule.id) \(rule.sentence)".wrapped(to: width).map(style.strong)
    let others = message.rules.filter { $0 != rule.id }
    let more = others.isEmpty || isCompact ? "" : " See also \(others.joined(separator: ", "))."
    return detail == .least ? sentence : sentence + "Why: \(rule.reason)\(more)".wrapped(to: width)
  }

  private var source: [String] {
    guard let library = screen.tour.source else {
      return isCompact ? [] : ["Looking up the line that sent it…".truncated(to: width)].map(style.faint)
    }
    if detail > .source {
      guard let file = message.file, let line = message.line, !isCompact else { return [] }
      return ["Sent from \(file.split(separator: "/").last ?? ""):\(line) (s shows the source)"]
        .map { style.faint($0.truncated(to: width)) }
    }
    let messages = screen.tour.steps.map(\.message)
    let title = message.answers == nil ? "Received by" : "Received where the call was made,"
    let parts = [
      library.excerpt(sending: message).map { excerpt($0, title: "Sent from") },
      library.excerpt(receiving: message, among: messages).map { excerpt($0, title: title) },
    ].compactMap(\.self)
    return parts.reduce([]) { $0.isEmpty ? $1 : $0 + [""] + $1 }
  }

  private func excerpt(_ excerpt: SourceExcerpt, title: String) -> [String] {
    let margin = "\(excerpt.lines.last?.number ?? 0)".count
    let heading = "\(title) \(excerpt.file):\(excerpt.number)".wrapped(to: width).map(style.faint)
    return heading
      + excerpt.flushLeft.map { line in
        let number = String(repeating: " ", count: margin - "\(line.number)".count) + "\(line.number)"
        let text = "\(line.isMarked ? "▶" : " ") \(number)  \(line.text)".truncated(to: width)
        return line.isMarked ? style.strong(text) : text
      }
  }
}

extension String {
  /// The text with spaces at which no line is broken.
  fileprivate var unbroken: String { replacing(" ", with: "\u{A0}") }
}
