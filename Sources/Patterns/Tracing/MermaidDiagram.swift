extension TraceDocument {
  /// Returns the trace as a Mermaid sequence diagram, with one lifeline per role, in the order in which they appear.
  ///
  /// Replies are dotted arrows, all others are solid.
  public func mermaid() -> String {
    var names: [Role: String] = [:]
    var lines = ["sequenceDiagram"]
    for role in messages.flatMap({ [$0.sender.role, $0.receiver.role] }) where names[role] == nil {
      let name = "P\(names.count + 1)"
      names[role] = name
      lines.append("  participant \(name) as \(role.rawValue.asMermaid)")
    }
    for message in messages {
      guard let sender = names[message.sender.role], let receiver = names[message.receiver.role] else {
        continue
      }
      let text = message.label.asMermaid
      lines.append("  \(sender)\(message.isReply ? "-->>" : "->>")\(receiver): \(text)")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Message {
  /// The text beside an arrow of a diagram: number, step, phrase and a short payload.
  var label: String {
    let step = step.map { "[step \($0)] " } ?? ""
    return "\(number) \(step)\(phraseWithPayload(limit: 40))"
  }
}

extension String {
  /// The text with Mermaid's line breaks, and with entities for `#`, `;`, `<` and `>`, to which Mermaid gives a meaning.
  package var asMermaid: String {
    var result = ""
    for character in self {
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
}
