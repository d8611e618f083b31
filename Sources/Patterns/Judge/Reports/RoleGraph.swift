import Foundation

/// A graph of an app's roles, with the number of properties in which parts of one role hold parts of another.
struct RoleGraph {
  let app: App

  private struct Edge: Hashable {
    let from: Role
    let to: Role
    let isWeak: Bool
  }

  /// Draws the graph as SVG, followed by the same facts as a list.
  func svg() -> String {
    let counts = Dictionary(grouping: app.parts, by: \.role).mapValues(\.count)
    let roles = counts.keys.sorted()
    let edges = edges(among: roles).sorted {
      ($0.key.from, $0.key.to, $0.key.isWeak ? 1 : 0) < ($1.key.from, $1.key.to, $1.key.isWeak ? 1 : 0)
    }
    let places = places(of: roles)
    let lines = edges.compactMap { edge, count in
      places[edge.from].flatMap { from in places[edge.to].map { line(edge, count, from, $0) } }
    }
    let boxes = roles.compactMap { role in
      places[role].map { place in
        """
        <rect class="role" x="\(place.x - 75)" y="\(place.y - 22)" width="150" height="44" rx="8"/>
        <text x="\(place.x)" y="\(place.y - 2)" text-anchor="middle">\(role.title)</text>
        <text x="\(place.x)" y="\(place.y + 14)" text-anchor="middle">\(counts[role] ?? 0)</text>
        """
      }
    }
    let list = edges.map { edge, count in
      "<li>\(edge.from.plural) hold \(edge.to.plural) \(edge.isWeak ? "weakly" : "strongly"): \(count)</li>"
    }
    return """
      <svg viewBox="0 0 800 440" role="img" aria-label="Who holds whom, as in the list below">
      <defs><marker id="arrow" markerWidth="9" markerHeight="9" refX="8" refY="4.5" orient="auto">\
      <path d="M0 0 L9 4.5 L0 9 Z"/></marker></defs>
      \(lines.joined(separator: "\n"))
      \(boxes.joined(separator: "\n"))
      </svg>
      <p>A solid arrow is a strong reference, a dashed one a weak one; the number counts the properties.</p>
      <details><summary>As a list</summary><ul>\(list.joined())</ul></details>
      """
  }

  private func edges(among roles: [Role]) -> [Edge: Int] {
    var edges: [Edge: Int] = [:]
    for from in roles {
      for to in roles where to != from {
        for holding in app.holdings(by: from, of: to) {
          edges[Edge(from: from, to: to, isWeak: holding.isWeak), default: 0] += 1
        }
      }
    }
    return edges
  }

  private func places(of roles: [Role]) -> [Role: CGPoint] {
    var places: [Role: CGPoint] = [:]
    for (index, role) in roles.enumerated() {
      let angle = 2 * Double.pi * Double(index) / Double(roles.count) - Double.pi / 2
      places[role] = CGPoint(x: (400 + 310 * cos(angle)).rounded(), y: (220 + 180 * sin(angle)).rounded())
    }
    return places
  }

  private func line(_ edge: Edge, _ count: Int, _ from: CGPoint, _ to: CGPoint) -> String {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = max((dx * dx + dy * dy).squareRoot(), 1)
    // Arrows between the same two roles, in either direction, strong or weak, are drawn side by side.
    let shift = edge.isWeak ? 16.0 : 7.0
    let (sx, sy) = (-dy / length * shift, dx / length * shift)
    func inset(_ point: CGPoint, toward sign: Double) -> CGPoint {
      let scale = min(84 / max(abs(dx / length), 0.001), 30 / max(abs(dy / length), 0.001))
      return CGPoint(
        x: (point.x + sx + sign * dx / length * scale).rounded(),
        y: (point.y + sy + sign * dy / length * scale).rounded())
    }
    let (a, b) = (inset(from, toward: 1), inset(to, toward: -1))
    // The numbers of arrows that run side by side are at different places, so that they do not overlap.
    let share = edge.isWeak ? 0.45 : 0.7
    let middle = CGPoint(
      x: (a.x * share + b.x * (1 - share)).rounded(), y: (a.y * share + b.y * (1 - share)).rounded())
    return """
      <path class="hold\(edge.isWeak ? " weak" : "")" d="M\(a.x) \(a.y) L\(b.x) \(b.y)" marker-end="url(#arrow)"/>
      <text class="count" x="\(middle.x)" y="\(middle.y)" text-anchor="middle">\(count)</text>
      """
  }
}
