/// The words that can follow those that were typed, as commands to copy.
struct ChoiceReport {
  let choice: Choice
  let page: Page

  func text() -> String {
    page.paragraph("'\(choice.typed)' needs \(choice.noun). Choose one:") + "\n"
      + page.commands(choice.entries.map { ("\(choice.typed) \($0.word)", $0.meaning) })
  }
}
