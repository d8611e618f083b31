import Specification
import TextLayout

/// A rule in full.
struct TourRuleScreen {
  let id: Rule.ID
  let page: Page

  func lines() -> [String] {
    guard let rule = Rule.named(id) else { return [] }
    let width = page.textWidth
    let source = "Read from: \(rule.documents.map(\.title).joined(separator: "; "))"
    var lines = rule.sentence.wrapped(to: width).map(page.style.strong)
    lines += ["", "Level: \(rule.level.rawValue)"]
    lines += "Why: \(rule.reason)".wrapped(to: width)
    lines += "Where to look: \(rule.hint)".wrapped(to: width)
    lines += source.wrapped(to: width)
    lines += ["", "Its tests and counterexamples:"]
    return lines + "\(Kit.command) rules \(rule.id)".wrapped(to: width)
  }
}
