import Playing
import Specification
import Tracing

/// A story as markup that needs no script.
struct SiteStory {
  let tour: Tour

  /// Returns the events of the story with their messages, and the cycle before them.
  func html() -> String {
    let steps = tour.architecture.steps.map { "<li>\(escaped($0))</li>" }.joined()
    let events = Dictionary(grouping: tour.path.stops.map(\.step), by: \.act).sorted { $0.key < $1.key }
    return "<h1>\(escaped("\(tour.pattern.title): \(tour.story.id)"))</h1>\n"
      + "<p>\(escaped("As a user, I want to \(tour.story.wish). \(tour.pattern.summary)"))</p>\n<ol>\(steps)</ol>\n"
      + events.map { event(of: $0.value) }.joined()
  }

  private func event(of steps: [TourStep]) -> String {
    let items = steps.map { step in
      let message = step.message
      let parties = "\(message.sender.role.rawValue) → \(message.receiver.role.rawValue)"
      let number = message.step.map { ", step \($0)" } ?? ""
      return
        "<li value=\"\(message.number)\">\(escaped(parties)): <code>\(escaped(message.phrase))</code>\(number)</li>"
    }
    return "<h2>\(escaped(steps.first?.event ?? ""))</h2>\n<ol>\n\(items.joined(separator: "\n"))\n</ol>\n"
  }

  private func escaped(_ text: String) -> String {
    text.visible.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }
}
