extension TraceDocument {
  /// Returns the trace as a PlantUML sequence diagram, with one lifeline per role, in the order in which they appear.
  ///
  /// Replies are dotted arrows, all others are solid.
  public func plantUML() -> String {
    var names: [Role: String] = [:]
    var lines = ["@startuml"]
    for role in messages.flatMap({ [$0.sender.role, $0.receiver.role] }) where names[role] == nil {
      let name = "P\(names.count + 1)"
      names[role] = name
      lines.append("participant \"\(plantUMLText(role.rawValue))\" as \(name)")
    }
    for message in messages {
      guard let sender = names[message.sender.role], let receiver = names[message.receiver.role] else {
        continue
      }
      let text = plantUMLText(message.label)
      lines.append("\(sender) \(message.isReply ? "-->" : "->") \(receiver) : \(text)")
    }
    return (lines + ["@enduml"]).joined(separator: "\n") + "\n"
  }
}

/// Returns the text with PlantUML's line breaks, and with markup escaped.
private func plantUMLText(_ text: String) -> String {
  var result = ""
  for character in text {
    switch character {
    case _ where character.isNewline: result += "\\n"
    case "\\": result += "<U+005C>"
    case "<": result += "<U+003C>"
    case "\"": result += "<U+0022>"
    case "~": result += "<U+007E>"
    case _ where markup.contains(character) && result.last == character: result += "~\(character)"
    default: result.append(character)
    }
  }
  return result
}

/// The characters that are plain text when single, but markup when doubled.
private let markup: Set<Character> = ["*", "/", "_", "-", "."]
