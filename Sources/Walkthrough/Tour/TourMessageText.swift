import Playing
import Specification
import TextLayout
import Tracing

/// The text about one message, at one width and one level of detail.
struct TourMessageText {
  let screen: TourMessageScreen
  let detail: TourMessageScreen.Detail
  let width: Int
  /// The lines that are left for source if it is not shown in full.
  var room = 0
  /// The most lines that a change may take.
  var changeLimit = Int.max

  private var stop: TourPath.Stop { screen.stop }
  private var step: TourStep { stop.step }
  private var message: Message { step.message }
  private var style: TextStyle { screen.page.style }
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
    let cycle = TourCycle(of: screen.tour.pattern).line(
      marking: message.step, near: step.during ?? step.next, width: width, style: style)
    let label = stop.group.map { "  (\($0.label(at: screen.index)))" } ?? ""
    let meaning = step.meaning(in: screen.tour.architecture.steps, tellsNext: !screen.hidesNext) + label
    let verdict = screen.verdict.map { isDense ? [$0.truncated(to: width)] : $0.wrapped(to: width) } ?? []
    // The question named the event, so the verdict replaces it if there is no room for both.
    let head = isDense && !verdict.isEmpty ? [] : event
    let isRight = screen.verdict?.hasPrefix("✓") == true
    var lines = verdict.map(isRight ? style.good : style.bad) + head.map(style.faint) + hiddenNote
    // With panes, the cycle has its own.
    if detail < .least, !screen.hasPanes { lines.append(cycle) }
    return lines + meaning.wrapped(to: width)
  }

  /// The amount of wiring that is left out before the message.
  private var hiddenNote: [String] {
    guard stop.hidden > 0, !isCompact else { return [] }
    let note =
      "(\(stop.hidden.of("message")) of wiring left out; w shows \(stop.hidden == 1 ? "it" : "them"))"
    return note.wrapped(to: width).map(style.faint)
  }

  /// Sender, receiver and name of the message, and the changes that it made.
  private var exchange: [String] {
    let parties = "\(message.sender.role.rawValue) → \(message.receiver.role.rawValue)"
    let objects = "\(message.sender.object.unbroken) → \(message.receiver.object.unbroken)"
    let payload = message.payloadText
    if isCompact {
      let text = "\(parties): \(message.phrase)"
      guard detail < .least else {
        return [text, payload].filter { !$0.isEmpty }.map { style.accent($0.truncated(to: width)) }
      }
      let isShort = text.columns + payload.columns + 2 <= width
      let lines =
        isShort
        ? [[text, payload].filter { !$0.isEmpty }.joined(separator: "  ")]
        : text.wrapped(to: width) + payload.wrapped(to: width).prefixMarked(2, width: width, style: style)
      return lines.filter { !$0.isEmpty }.map(style.accent) + changes(atMost: 1)
    }
    var lines =
      parties.columns <= width
      ? [style.strong(style.parties(message))] : parties.wrapped(to: width).map(style.strong)
    if message.isFromFramework {
      lines += Message.frameworkRemark.wrapped(to: width).map(style.faint)
    }
    lines += objects.wrapped(to: width).map { style.faint($0.replacing("\u{A0}", with: " ")) }
    lines += message.phrase.wrapped(to: width).map(style.accent)
    if !payload.isEmpty {
      lines += payload.wrapped(to: width).prefixMarked(3, width: width, style: style)
    }
    return lines + changes(atMost: 4)
  }

  private func changes(atMost count: Int) -> [String] {
    let changes = step.changes.filter { $0.old != nil }
    return changes.prefix(count).enumerated().flatMap { index, change in
      let more = index + 1 == count ? changes.count - count : 0
      let remark = more > 0 ? " (+\(more))" : ""
      var lines = change.lines(width: width - 2 - remark.columns, atMost: changeLimit)
        .map { style.accent("┃ ") + style.strong($0) }
      lines[lines.count - 1] += remark
      return lines
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
    guard detail > .source else {
      return joined(sender(in: library), receiver(in: library, atMost: SourceLibrary.longestMethod))
    }
    guard let file = message.file, let line = message.line else { return [] }
    // A user event is sent by the story, whose source is not shown.
    let hint = sender(in: library).isEmpty ? "" : " (s shows the source)"
    let note = "Sent from \(file.split(separator: "/").last ?? ""):\(line)\(hint)"
    let short = isCompact ? [] : [style.faint(note.truncated(to: width))]
    return source(in: library, fitting: short.count + room) ?? short
  }

  /// Returns as much of the source as fits: the sender's lines first, then the receiver's; nil if nothing fits.
  private func source(in library: SourceLibrary, fitting count: Int) -> [String]? {
    let senders = [2, 1, 0].map { sender(in: library, context: $0) }
    let cut = sender(in: library, context: 0, cutsLines: true)
    guard let sender = (senders + [cut]).first(where: { !$0.isEmpty && $0.count <= count }) else {
      return nil
    }
    let receivers = (3...SourceLibrary.longestMethod).reversed().lazy.map {
      receiver(in: library, atMost: $0)
    }
    let both = receivers.map { joined(sender, $0) }
    return both.first { $0.count <= count } ?? sender
  }

  private func sender(in library: SourceLibrary, context: Int = 2, cutsLines: Bool = false) -> [String] {
    library.excerpt(sending: message, context: context)
      .map { excerpt($0, title: message.senderTitle, cutsLines: cutsLines) } ?? []
  }

  private func receiver(in library: SourceLibrary, atMost count: Int) -> [String] {
    library.excerpt(receiving: message, among: screen.tour.steps.map(\.message), atMost: count)
      .map { excerpt($0, title: message.receiverTitle) } ?? []
  }

  private func joined(_ first: [String], _ second: [String]) -> [String] {
    first.isEmpty || second.isEmpty ? first + second : first + [""] + second
  }

  /// Lays out an excerpt, whose long lines are broken or cut.
  private func excerpt(_ excerpt: SourceExcerpt, title: String, cutsLines: Bool = false) -> [String] {
    let margin = "\(excerpt.lines.last?.number ?? 0)".count
    let whole = "\(title) \(excerpt.file):\(excerpt.number)"
    let name = excerpt.file.split(separator: "/").last.map(String.init) ?? excerpt.file
    let short = "\(title) \(name):\(excerpt.number)"
    let heading = (whole.columns <= width ? whole : short).wrapped(to: width).map(style.faint)
    return heading
      + excerpt.flushLeft.flatMap { line in
        let number = String(repeating: " ", count: margin - "\(line.number)".count) + "\(line.number)"
        let indent = String(repeating: " ", count: margin + 4)
        let room = max(1, width - indent.count)
        let pieces = cutsLines ? [line.text.truncated(to: room)] : line.text.broken(at: room)
        return pieces.enumerated().map { index, text in
          let text = (index == 0 ? "\(line.isMarked ? "▶" : " ") \(number)  " : indent) + text
          return line.isMarked ? style.strong(text) : text
        }
      }
  }
}

extension String {
  /// The text with spaces at which no line is broken.
  fileprivate var unbroken: String { replacing(" ", with: "\u{A0}") }
}
