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
    let links = OwnershipMap.links(in: references)
    let parties = [step.message.sender, step.message.receiver].compactMap {
      OwnershipMap.Part($0.type, $0.role)
    }
    let distinct = parties.first == parties.last ? Array(parties.prefix(1)) : parties
    return distinct.flatMap { lines(on: $0, in: links) + [""] }.dropLast()
  }

  /// Lists what a part holds, and what holds it.
  private func lines(on part: OwnershipMap.Part, in links: [OwnershipMap.Link]) -> [String] {
    func strength(_ link: OwnershipMap.Link) -> String {
      "\(link.isStrong ? "strongly" : "weakly"), in \(link.fields.joined(separator: ", "))"
    }
    let lines =
      links.filter { $0.owner == part }.map { "holds \($0.target.title), \(strength($0))" }
      + links.filter { $0.target == part }.map { "is held by \($0.owner.title), \(strength($0))" }
    let title = "\(part.name) (\(part.role.rawValue))".wrapped(to: page.textWidth).map(page.style.strong)
    return title
      + (lines.isEmpty ? [Self.unseen] : lines).flatMap { line in
        line.wrapped(to: page.textWidth - 2).enumerated().map { ($0 == 0 ? "  " : "    ") + $1 }
      }
  }

  private static let unseen =
    "no links by stored properties after any step; what closures capture, and what lives within a step, is not seen"
}
