import Observing
import TextLayout
import Tracing

/// Who holds the sender and the receiver of a message, and whom they hold.
struct TourOwnership {
  let step: TourStep
  /// The references found in the running app; nil until they are known.
  let references: Set<Ownership.Reference>?
  let page: Page

  func lines() -> [String] {
    guard let references else { return ["Looking at the objects of the app…".truncated(to: page.width)] }
    let parties = [step.message.sender, step.message.receiver]
    let distinct = parties[0].type == parties[1].type ? [parties[0]] : parties
    return distinct.flatMap { links(of: $0, in: references) + [""] }.dropLast()
  }

  /// Lists the links between an object's type and the types that play a role.
  private func links(of party: Participant, in references: Set<Ownership.Reference>) -> [String] {
    // The framework's own objects would outnumber those of the architecture.
    let known = references.filter {
      $0.ownerRole != nil && $0.targetRole != nil && ![$0.owner, $0.target].contains { $0.hasPrefix("UI") }
    }
    let isView = party.role == .view
    let out = known.filter {
      isView ? $0.ownerRole == .view && $0.targetRole != .view : $0.owner == party.type
    }
    let into = known.filter {
      isView ? $0.targetRole == .view && $0.ownerRole != .view : $0.target == party.type
    }
    let lines =
      out.map { "holds \($0.target), \($0.strength), in \($0.field)" }.sorted()
      + into.map { "is held by \($0.owner), \($0.strength), in \($0.field)" }.sorted()
    let name = isView ? "A view" : party.type
    let title = "\(name) (\(party.role.rawValue))".wrapped(to: page.textWidth).map(page.style.strong)
    return title
      + (lines.isEmpty ? ["no links to other parts of the app"] : lines).flatMap { line in
        line.wrapped(to: page.textWidth - 2).enumerated().map { ($0 == 0 ? "  " : "    ") + $1 }
      }
  }
}

extension Ownership.Reference {
  fileprivate var strength: String { isStrong ? "strongly" : "weakly" }
}
