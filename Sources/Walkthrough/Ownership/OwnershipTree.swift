import TextLayout
import Tracing

/// The references between roles as a tree: below each role those that it refers to, expanded if it keeps them alive.
struct OwnershipTree {
  let links: [OwnershipMap.Link]
  let page: Page

  /// The meaning of the arrows.
  static let legend = "─▶ keeps alive, ╌▷ does not. A role that is already in the tree is not expanded again."

  /// Draws the lines, one or more for each link.
  func lines() -> [String] {
    var opened: Set<Role> = []
    var lines: [String] = []
    for root in roots where !opened.contains(root) {
      lines.append(page.style.strong(root.rawValue))
      lines += self.lines(below: root, margin: "", opening: &opened)
    }
    return lines
  }

  /// The roles that no other keeps alive, and then all owners, so that roles in a ring are not left out.
  private var roots: [Role] {
    let owners = links.map(\.owner)
    let held = Set(links.filter { $0.isStrong && $0.owner != $0.target }.map(\.target))
    return owners.filter { !held.contains($0) } + owners
  }

  private func lines(below role: Role, margin: String, opening opened: inout Set<Role>) -> [String] {
    opened.insert(role)
    let own = links.filter { $0.owner == role }.sorted { $0.isStrong && !$1.isStrong }
    return own.enumerated().flatMap { index, link in
      let isLast = index == own.count - 1
      let arrow = (isLast ? "└" : "├") + (link.isStrong ? "─▶ " : "╌▷ ")
      let rest = margin + (isLast ? "    " : "│   ")
      let width = max(4, page.width - rest.columns)
      let text = "\(link.target.rawValue): \(link.fields.joined(separator: ", "))".wrapped(to: width)
      let lines = [margin + arrow + text[0]] + text.dropFirst().map { rest + $0 }
      guard link.isStrong, !opened.contains(link.target) else { return lines }
      return lines + self.lines(below: link.target, margin: rest, opening: &opened)
    }
  }
}
