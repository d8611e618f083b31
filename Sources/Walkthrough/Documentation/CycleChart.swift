import Tracing

/// Which role takes which step of a pattern's cycle, and towards whom, as traces show it.
struct CycleChart {
  /// Who sent and who received.
  private struct Parties: Hashable {
    let sender: Role
    let receiver: Role
  }

  private let messages: [Message]

  /// Takes messages with the steps that they take.
  init(of messages: [Message]) {
    self.messages = messages
  }

  /// An arrow for each two roles, with the steps that one takes towards the other, in the order of the first of these.
  func mermaid() -> String {
    var steps: [Parties: Set<Int>] = [:]
    for message in messages {
      guard let step = message.step else { continue }
      steps[Parties(sender: message.sender.role, receiver: message.receiver.role), default: []].insert(step)
    }
    let arrows = steps.map { ($0.key, $0.value.sorted()) }.sorted {
      ($0.1[0], $0.0.sender.rawValue, $0.0.receiver.rawValue) < (
        $1.1[0], $1.0.sender.rawValue, $1.0.receiver.rawValue
      )
    }
    return FlowChart(
      arrows: arrows.map { parties, steps in
        FlowChart.Arrow(
          from: parties.sender, to: parties.receiver, label: steps.map(String.init).joined(separator: ", "))
      }
    ).mermaid()
  }
}
