extension TraceDocument {
  /// The trace as a Mermaid sequence diagram, one participant an object, in the order in which they appear.
  ///
  /// Calls are solid arrows, replies and reads dotted ones. A person's events stand as notes, so that the
  /// cycles they begin can be told apart.
  public func mermaid() -> String {
    var names: [String: String] = [:]
    var lines = ["sequenceDiagram"]
    for participant in messages.flatMap({ [$0.sender, $0.receiver] })
    where names[participant.object] == nil {
      let name = "P\(names.count + 1)"
      names[participant.object] = name
      let label = "\(participant.role.rawValue)\n\(participant.object)"
      lines.append("  participant \(name) as \(mermaidText(label))")
    }
    for message in messages {
      guard let sender = names[message.sender.object], let receiver = names[message.receiver.object] else {
        continue
      }
      if message.kind == .userEvent {
        lines.append("  Note over \(receiver): \(mermaidText("\(message.number) \(message.title)"))")
        continue
      }
      let isDotted = [.reply, .asynchronousReply, .read].contains(message.kind)
      let arrow = isDotted ? "-->>" : "->>"
      let step = message.step.map { "[step \($0)] " } ?? ""
      let text = mermaidText("\(message.number) \(step)\(message.title)")
      lines.append("  \(sender)\(arrow)\(receiver): \(text)")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Message {
  /// Name and short payload on one line.
  fileprivate var title: String {
    payload == .none ? name : "\(name) \(payload.summary(limit: 40))"
  }
}

/// The text with line breaks as Mermaid writes them, and with what would end a statement, begin an entity or
/// begin a tag written as entities.
private func mermaidText(_ text: String) -> String {
  var result = ""
  for character in text {
    switch character {
    case _ where character.isNewline: result += "<br/>"
    case "#": result += "#35;"
    case ";": result += "#59;"
    case "<": result += "#lt;"
    case ">": result += "#gt;"
    default: result.append(character)
    }
  }
  return result
}
