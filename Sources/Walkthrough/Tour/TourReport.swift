import Stories
import TextLayout

/// A tour as text, for where there is no terminal: every step, one after the other.
struct TourReport {
  let tour: Tour
  let page: Page

  func text() -> String {
    let title = "\(tour.architecture.pattern.title): \(tour.story.id), message by message"
    var text =
      page.heading(title) + "\n\n" + page.paragraph("As a user, I want to \(tour.story.wish).") + "\n"
    for (index, step) in tour.steps.enumerated() {
      text += page.heading("\(index + 1) of \(tour.steps.count)") + "\n\n"
      text += TourStepReport(step: step, page: page).lines().map { $0 + "\n" }.joined() + "\n"
    }
    return text
  }
}
