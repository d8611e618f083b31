/// The words that can follow those that were typed, as commands to copy.
struct ChoiceReport {
  let choice: Choice
  let page: Page

  func text() -> String {
    let lead = choice.examples.isEmpty ? "Choose one:" : "For example:"
    return page.paragraph("'\(choice.typed)' needs \(choice.noun). \(lead)") + "\n"
      + page.commands(choice.commands)
  }
}
