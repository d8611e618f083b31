import Specification
import TextLayout
import Tracing

/// Which object creates which and which holds which, in every format of `ownership`.
struct OwnershipReport {
  let map: OwnershipMap
  let page: Page

  func text() -> String {
    var text = page.heading("\(map.pattern.title): which object creates and which holds which") + "\n\n"
    text += page.paragraph(Self.introduction) + "\n"
    let tree = OwnershipTree(links: map.links, page: page)
    text += page.style.strong("Held") + "\n\n" + page.paragraph(tree.legend) + "\n"
    text += (tree.lines() + ["", page.paragraph(cycle), ""]).joined(separator: "\n")
    text += section(
      "Created or connected, as observed", explained: Self.verbs,
      rows: map.makings.map { ($0.parties, $0.verb) })
    if let sites = map.sites {
      text += section(
        "Created, according to the source code", explained: nil,
        rows: sites.map { ("\($0.file) → \($0.role.rawValue)", $0.description) })
    }
    return text + page.paragraph(Self.limits)
  }

  private var cycle: String {
    guard let cycle = map.strongCycle else {
      return "No strong cycle: by stored properties, no object keeps itself alive through others."
    }
    return "Strong cycle: \(cycle.map(\.title).joined(separator: " ─▶ "))."
  }

  /// Draws a chart for Mermaid: arrows for properties, solid if they keep alive, dotted if they do not.
  func mermaid() -> String { chart.mermaid() }

  /// Draws the same chart for Graphviz.
  func graphviz() -> String { chart.graphviz() }

  private var chart: FlowChart {
    FlowChart(
      arrows: map.links.map {
        FlowChart.Arrow(
          from: $0.owner.title, to: $0.target.title, label: $0.label, isDotted: !$0.isStrong)
      })
  }

  /// Returns the map as one document.
  func json() throws -> String {
    try Document(map).prettyJSON()
  }

  private static let introduction =
    "Found in the app while it played all stories: after each step, the stored properties of every reachable object were "
    + "followed, and the runtime reported which of them keep their targets alive."

  private static let verbs =
    "“Created”: the role on the left created an object of the role on the right. “Connected”: the role on the left "
    + "was running when an object of the role on the right was found to refer to new neighbours."

  private static let limits =
    "Not shown: links among widgets, and weak ones from one view controller to another, which belong to the framework; "
    + "references that closures capture, which cannot be read; and objects without a role, such as pending requests."

  private func section(
    _ title: String, explained explanation: String?, rows: [(term: String, meaning: String)]
  ) -> String {
    guard !rows.isEmpty else { return "" }
    let longestWord = rows.flatMap { $0.meaning.split(separator: " ") }.map(\.columns).max() ?? 0
    let usual = min(rows.map(\.term.columns).max() ?? 0, 52) + 4
    // Where a name would not fit beside the terms, it goes below them.
    let column = usual + longestWord <= page.width ? usual : page.width
    let lines = rows.flatMap { page.definition($0.term, $0.meaning, column: column) }
    return title.wrapped(to: page.width).map { page.style.strong($0) + "\n" }.joined() + "\n"
      + (explanation.map { page.paragraph($0) + "\n" } ?? "") + lines.joined(separator: "\n") + "\n\n"
  }

  private struct Document: Encodable {
    struct LinkEntry: Encodable {
      let owner: String
      let ownerRole: Role
      let target: String
      let targetRole: Role
      let isStrong: Bool
      let properties: [String]
    }
    struct MakingEntry: Encodable {
      let maker: Role
      let made: Role
      let kind: Message.Kind
    }
    struct SiteEntry: Encodable {
      let file: String
      let role: Role
      let types: [String]
    }
    let schema = 2
    let pattern: Pattern
    let holds: [LinkEntry]
    let makes: [MakingEntry]
    let sites: [SiteEntry]?

    init(_ map: OwnershipMap) {
      pattern = map.pattern
      holds = map.links.map {
        LinkEntry(
          owner: $0.owner.name, ownerRole: $0.owner.role, target: $0.target.name, targetRole: $0.target.role,
          isStrong: $0.isStrong, properties: $0.fields)
      }
      makes = map.makings.map { MakingEntry(maker: $0.maker, made: $0.made, kind: $0.kind) }
      sites = map.sites?.map { SiteEntry(file: $0.file, role: $0.role, types: $0.types) }
    }
  }
}

extension OwnershipMap.Link {
  /// The properties' names, or the first of many.
  fileprivate var label: String {
    let shown = fields.prefix(4).joined(separator: ", ")
    return fields.count > 4 ? "\(shown) and \(fields.count - 4) more" : shown
  }
}

extension OwnershipMap.Making {
  /// The two roles: the one at work, and that of the object created or connected.
  fileprivate var parties: String { "\(maker.rawValue) → \(made.rawValue)" }

  fileprivate var verb: String { kind == .creation ? "created" : "connected" }
}

extension OwnershipMap.Site {
  fileprivate var description: String { types.joined(separator: ", ") }
}
