/// Boxes and arrows between them, as a chart for Mermaid or Graphviz.
struct FlowChart {
  /// An arrow from one box to another, each by its text.
  struct Arrow {
    let from: String
    let to: String
    let label: String
    var isDotted = false
  }

  /// The arrows, in the order in which they are drawn.
  let arrows: [Arrow]

  /// Draws the chart for Mermaid, ending in a line break.
  func mermaid() -> String {
    var names: [String: String] = [:]
    var lines = ["flowchart TB"]
    for text in arrows.flatMap({ [$0.from, $0.to] }) where names[text] == nil {
      names[text] = "R\(names.count + 1)"
      lines.append("  R\(names.count)[\"\(text)\"]")
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
        "  \(quoted(arrow.from)) -> \(quoted(arrow.to)) [label=\(quoted(arrow.label))\(style)]"
    }
    return (["digraph {", "  node [shape=box]"] + lines + ["}"]).joined(separator: "\n") + "\n"
  }
}
