import Architectures
import Specification
import Tracing

/// Which role takes which step of a pattern's cycle, and towards whom, as the traces of all stories show it.
struct CycleChart {
  /// An arrow of the chart.
  private struct Arrow: Hashable {
    let sender: Role
    let receiver: Role
  }

  private let arrows: [(arrow: Arrow, steps: [Int])]

  /// Tells all stories.
  ///
  /// - Throws: `StoryError` where the app does not do what a story tells.
  init(of pattern: Pattern) throws {
    let architecture = Architectures.of(pattern)
    var steps: [Arrow: Set<Int>] = [:]
    for story in Story.all {
      for message in try Performance(of: story, by: architecture).document.messages {
        guard let step = message.step else { continue }
        steps[Arrow(sender: message.sender.role, receiver: message.receiver.role), default: []].insert(step)
      }
    }
    arrows = steps.map { ($0.key, $0.value.sorted()) }.sorted {
      ($0.steps[0], $0.arrow.sender.rawValue, $0.arrow.receiver.rawValue)
        < ($1.steps[0], $1.arrow.sender.rawValue, $1.arrow.receiver.rawValue)
    }
  }

  /// The chart, ending in a line break.
  func mermaid() -> String {
    var names: [Role: String] = [:]
    var lines = ["flowchart LR"]
    for role in arrows.flatMap({ [$0.arrow.sender, $0.arrow.receiver] }) where names[role] == nil {
      names[role] = "R\(names.count + 1)"
      lines.append("  R\(names.count)[\"\(role.rawValue)\"]")
    }
    for (arrow, steps) in arrows {
      guard let sender = names[arrow.sender], let receiver = names[arrow.receiver] else { continue }
      lines.append("  \(sender) -->|\"\(steps.map(String.init).joined(separator: ", "))\"| \(receiver)")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
