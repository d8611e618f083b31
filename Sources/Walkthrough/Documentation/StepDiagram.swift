import Playing
import Tracing

/// The steps of a cycle that an app takes in some scenes of a story, as a sequence diagram.
///
/// In the diagram of a story, a message with the same step and roles as one of the last three arrows of its scene is
/// counted by that arrow.
struct StepDiagram {
  private let scenes: [(note: String?, arrows: [Arrow])]

  /// The messages of one step from one role to another.
  private struct Arrow {
    let step: Int
    let sender: Role
    let receiver: Role
    let first: String
    var count = 1

    func isOf(_ message: Message) -> Bool {
      step == message.step && sender == message.sender.role && receiver == message.receiver.role
    }

    var label: String { "\(step) \(first)" + (count == 1 ? "" : " and \(count - 1) more") }
  }

  /// Creates the diagram of a story, with a note where each scene begins.
  init(of performance: Performance) {
    scenes = performance.scenes.map { scene in
      (scene.description, Self.arrows(for: scene.messages, among: 3))
    }
  }

  /// Creates the diagram of a cycle: for each step, in order, the first message of each sender to each receiver.
  init(of messages: [Message]) {
    var arrows = Self.arrows(for: messages, among: messages.count)
    for index in arrows.indices { arrows[index].count = 1 }
    // Sorting has to keep the order within a step.
    let steps = Set(arrows.map(\.step)).sorted()
    scenes = [(nil, steps.flatMap { step in arrows.filter { $0.step == step } })]
  }

  /// Makes the arrows for messages. A message with the step and roles of one of the `last` arrows is counted by that
  /// arrow.
  private static func arrows(for messages: [Message], among last: Int) -> [Arrow] {
    messages.reduce(into: []) { arrows, message in
      guard let step = message.step else { return }
      if let index = arrows.lastIndex(where: { $0.isOf(message) }), index >= arrows.count - last {
        arrows[index].count += 1
      } else {
        arrows.append(
          Arrow(
            step: step, sender: message.sender.role, receiver: message.receiver.role, first: message.phrase))
      }
    }
  }

  /// Mermaid's default distances make a diagram so wide that GitHub shrinks its text to half the size.
  private static let distances =
    "%%{init: {'sequence': {'width': 90, 'actorMargin': 8, 'boxMargin': 6, 'diagramMarginX': 0}}}%%"

  /// Draws the diagram for Mermaid, ending in a line break.
  func mermaid() -> String {
    var names: [Role: String] = [:]
    var lines = [Self.distances, "sequenceDiagram"]
    for role in scenes.flatMap(\.arrows).flatMap({ [$0.sender, $0.receiver] }) where names[role] == nil {
      let name = "P\(names.count + 1)"
      names[role] = name
      lines.append("  participant \(name) as \(role.rawValue.asMermaid)")
    }
    for scene in scenes {
      if let note = scene.note { lines.append("  Note over P1,P\(names.count): \(note.asMermaid)") }
      for arrow in scene.arrows {
        guard let sender = names[arrow.sender], let receiver = names[arrow.receiver] else { continue }
        lines.append("  \(sender)->>\(receiver): \(arrow.label.asMermaid)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
