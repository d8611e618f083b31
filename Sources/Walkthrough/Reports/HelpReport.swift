/// Help on a topic.
struct HelpReport {
  let topic: HelpTopic
  let page: Page

  func text() -> String {
    let lines = topic.entries.flatMap { page.definition($0.term, $0.meaning, column: 28) }
    var text = page.paragraph(topic.summary) + "\n" + page.style.strong(page.paragraph(topic.usage)) + "\n"
    text += lines.joined(separator: "\n") + "\n"
    if let notes = topic.notes { text += "\n" + page.paragraph(notes) }
    return text
  }
}
