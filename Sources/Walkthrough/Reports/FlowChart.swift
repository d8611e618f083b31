import Tracing

/// Roles and arrows between them, as a chart for Mermaid or Graphviz.
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

  /// Draws the chart for Mermaid, ending in a line break.
  func mermaid() -> String {
    var names: [Role: String] = [:]
    var lines = ["flowchart TB"]
    for role in arrows.flatMap({ [$0.from, $0.to] }) where names[role] == nil {
      names[role] = "R\(names.count + 1)"
      lines.append("  R\(names.count)[\"\(role.rawValue)\"]")
    }
    // Mermaid places labels by the arrows' order; in this order the four patterns' labels overlap least.
    let drawn = arrows.reversed().filter(\.isDotted) + arrows.reversed().filter { !$0.isDotted }
    for arrow in drawn {
      guard let from = names[arrow.from], let to = names[arrow.to] else { continue }
      lines.append("  \(from) \(arrow.isDotted ? "-.->" : "-->")|\"\(arrow.label)\"| \(to)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Draws the chart for Graphviz, ending in a line break.
  func graphviz() -> String {
    func quoted(_ text: String) -> String {
      "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
    let lines = arrows.map { arrow in
      let style = arrow.isDotted ? ", style=dashed" : ""
      return
        "  \(quoted(arrow.from.rawValue)) -> \(quoted(arrow.to.rawValue)) [label=\(quoted(arrow.label))\(style)]"
    }
    return (["digraph {", "  node [shape=box]"] + lines + ["}"]).joined(separator: "\n") + "\n"
  }
}
