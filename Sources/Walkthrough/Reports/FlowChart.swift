import Tracing

/// Roles and arrows between them, as a flowchart of Mermaid.
struct FlowChart {
  /// An arrow from one role to another.
  struct Arrow {
    let from: Role
    let to: Role
    let label: String
    var isDotted = false
  }

  /// The arrows, in the order in which they are drawn.
  let arrows: [Arrow]

  /// The chart, ending in a line break.
  func mermaid() -> String {
    var names: [Role: String] = [:]
    var lines = ["flowchart LR"]
    for role in arrows.flatMap({ [$0.from, $0.to] }) where names[role] == nil {
      names[role] = "R\(names.count + 1)"
      lines.append("  R\(names.count)[\"\(role.rawValue)\"]")
    }
    for arrow in arrows {
      guard let from = names[arrow.from], let to = names[arrow.to] else { continue }
      lines.append("  \(from) \(arrow.isDotted ? "-.->" : "-->")|\"\(arrow.label)\"| \(to)")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
