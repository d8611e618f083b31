import Stories
import TextLayout
import Tracing

/// One step of a tour, laid out for a page: where we are in the cycle, the message, the source, the rule, the screen.
struct TourStepReport {
  let step: TourStep
  let page: Page

  /// The step in lines: the screen beside the rest where there is room, else below.
  func lines() -> [String] {
    guard page.width >= 2 * Page.widestScreen + 4 else {
      return told(width: min(page.width, 100)) + [""] + screen
    }
    let width = min(page.width - Page.widestScreen - 3, 100)
    let left = told(width: width)
    let right = screen
    return (0..<max(left.count, right.count)).map { row in
      let text = row < left.count ? left[row] : ""
      return row < right.count ? "\(page.style.padded(text, to: width))   \(right[row])" : text
    }
  }

  private func told(width: Int) -> [String] {
    var lines = step.event.wrapped(to: width).map { page.style.strong($0) }
    lines += [""] + position(width: width) + [""] + message(width: width)
    if let sending = step.sending { lines += [""] + excerpt(sending, title: "Sent from", width: width) }
    if let receiving = step.receiving {
      let title = step.message.answers == nil ? "Received by" : "Received where the call was made,"
      lines += [""] + excerpt(receiving, title: title, width: width)
    }
    if let rule = step.rule { lines += [""] + reason(rule, width: width) }
    return lines
  }

  /// The steps of the cycle in a row, the one that the message takes set off, and what it is.
  private func position(width: Int) -> [String] {
    let marks = step.cycle.indices.map { index in
      let number = "\(index + 1)"
      return index + 1 == step.message.step
        ? page.style.strong(page.style.accent("[\(number)]")) : page.style.faint(number)
    }
    let meaning =
      step.message.step.map { step.cycle[$0 - 1] } ?? "no step of the cycle: it stands between them"
    // Marks that do not fit in a row go without their lines.
    let isFitting = step.cycle.count * 4 + 1 <= width
    return [marks.joined(separator: isFitting ? page.style.faint(" ─ ") : " ")] + meaning.wrapped(to: width)
  }

  private func message(width: Int) -> [String] {
    let message = step.message
    let parties = "\(message.sender.role.rawValue) → \(message.receiver.role.rawValue)"
    let objects = "\(message.sender.object) → \(message.receiver.object)"
    var lines = parties.wrapped(to: width).map { page.style.strong($0) }
    if objects != parties { lines += objects.wrapped(to: width).map { page.style.faint($0) } }
    lines += message.phrase.wrapped(to: width).map { page.style.accent($0) }
    if message.payload != .none { lines += message.payload.summary(limit: 400).wrapped(to: width) }
    return lines
  }

  private func excerpt(_ excerpt: SourceExcerpt, title: String, width: Int) -> [String] {
    let margin = "\(excerpt.lines.last?.number ?? 0)".count
    let heading = "\(title) \(excerpt.file):\(excerpt.number)".wrapped(to: width).map { page.style.faint($0) }
    return heading
      + excerpt.flushLeft.map { line in
        let number = String(repeating: " ", count: margin - "\(line.number)".count) + "\(line.number)"
        let text = "\(line.isMarked ? "▶" : " ") \(number)  \(line.text)".truncated(to: width)
        return line.isMarked ? page.style.strong(text) : text
      }
  }

  private func reason(_ rule: Rule, width: Int) -> [String] {
    let others = step.message.rules.filter { $0 != rule.id }
    let more = others.isEmpty ? "" : " It bears on \(others.joined(separator: ", ")) as well."
    return "\(rule.id) \(rule.sentence)".wrapped(to: width).map { page.style.strong($0) }
      + "Why: \(rule.reason)\(more)".wrapped(to: width)
  }

  private var screen: [String] {
    guard let picture = step.screen else { return [] }
    return ["The screen now:"]
      + picture.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
