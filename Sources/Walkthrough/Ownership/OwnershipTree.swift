import TextLayout
import Tracing

/// The links of a map as a tree, the root first: below each part those that it refers to, expanded if it keeps them
/// alive. The widgets come last, since they refer to the objects of all screens.
struct OwnershipTree {
  typealias Part = OwnershipMap.Part

  let links: [OwnershipMap.Link]
  let page: Page

  /// The meaning of the arrows, and of the widgets' name.
  var legend: String {
    let widgets = "“View” stands for the widgets of all screens."
    guard !page.isLinear else { return widgets }
    let arrows = isNarrow ? "▶ keeps alive, ▷ does not." : "─▶ keeps alive, ╌▷ does not."
    return "\(arrows) What is already in the tree is not expanded again. \(widgets)"
  }

  /// Draws the lines, one or more for each link; in plain text a sentence for each.
  func lines() -> [String] {
    var opened: Set<Part> = []
    var lines: [String] = []
    for root in roots where !opened.contains(root) {
      if !page.isLinear { lines.append(page.style.strong(root.title)) }
      lines += self.lines(below: root, margin: "", opening: &opened)
    }
    return lines
  }

  /// The parts that no other keeps alive, and then all owners: what is in a ring only, and the widgets.
  private var roots: [Part] {
    let owners = links.map(\.owner)
    let held = Set(links.filter { $0.isStrong && $0.owner != $0.target }.map(\.target))
    return owners.filter { !held.contains($0) } + owners
  }

  private func lines(below part: Part, margin: String, opening opened: inout Set<Part>) -> [String] {
    opened.insert(part)
    let own = links.filter { $0.owner == part }.sorted { $0.isStrong && !$1.isStrong }
    return own.enumerated().flatMap { index, link in
      let isLast = index == own.count - 1
      let rest = margin + (isLast ? " " : "│") + String(repeating: " ", count: isNarrow ? 1 : 3)
      let arrow = margin + (isLast ? "└" : "├") + (link.isStrong ? strongArrow : weakArrow)
      let lines =
        page.isLinear ? link.sentence.wrapped(to: page.width) : drawn(link, after: arrow, rest: rest)
      guard link.isStrong, link.target.role != .view, !opened.contains(link.target) else { return lines }
      return lines + self.lines(below: link.target, margin: rest, opening: &opened)
    }
  }

  private func drawn(_ link: OwnershipMap.Link, after arrow: String, rest: String) -> [String] {
    let width = max(4, page.width - rest.columns)
    let text = "\(link.target.title): \(link.fields.joined(separator: ", "))".wrapped(to: width)
    return [arrow + text[0]] + text.dropFirst().map { rest + $0 }
  }

  private var isNarrow: Bool { page.width < 60 }
  private var strongArrow: String { isNarrow ? "▶" : "─▶ " }
  private var weakArrow: String { isNarrow ? "▷" : "╌▷ " }
}
