import Playing
import Specification
import TextLayout
import Tracing

/// A tour in plain lines, for a screen reader: its card, its messages one by one, and its end.
struct PlainTour {
  private let tour: Tour
  private let page: Page
  private let places: Range<Int>
  private let stops: [TourPath.Stop]
  /// True if the tour goes from its card to its end, and not through one event alone.
  private let isWhole: Bool

  /// Creates the lines of a tour, or of one event without the cards.
  ///
  /// - Throws: `UsageError` if the story has no such event.
  init(
    _ tour: Tour, showing selection: SceneSelection = SceneSelection(), page: Page
  ) throws(UsageError) {
    let places = try selection.places(in: tour.story, count: tour.scenes.count)
    let path = selection.showsWiring ? tour.wholePath : tour.path
    stops = path.stops.filter { places.contains($0.step.act) }
    self.tour = tour
    self.page = page
    self.places = places
    isWhole = selection.event == nil
  }

  /// The number of messages. The part before them is the title; a whole tour has the end after them.
  var messageCount: Int { stops.count }

  /// Returns the texts to read one after the other: the card, one text per message, the end.
  func parts() -> [String] {
    let title = page.paragraph("\(tour.pattern.title): \(tour.story.id), message by message")
    let card = isWhole ? TourCard(tour: tour, page: page, namesKeys: false).lines() : []
    let end = isWhole ? [joined(TourEndCard(tour: tour, page: page, namesKeys: false).lines())] : []
    var parts = [title + joined(card)]
    var next = 0
    for place in places {
      let heading = page.paragraph(
        SceneSelection.heading(of: tour.scenes[place].description, at: place, in: tour.story))
      let messages = stops[next...].prefix { $0.step.act == place }.indices.map(text(ofMessageAt:))
      if let first = messages.first {
        parts += [heading + first] + messages.dropFirst()
      } else {
        parts[parts.count - 1] += heading + page.paragraph("No message is sent.")
      }
      next += messages.count
    }
    return parts + end
  }

  /// The number of messages in the whole story.
  var storyCount: Int { tour.steps.count }

  /// Returns the place of the part with the message that has a number; nil if it is left out, or if there is none.
  func part(ofMessage number: Int) -> Int? {
    stops.firstIndex { $0.step.message.number == number }.map { $0 + 1 }
  }

  /// Returns the source around the message of a part: the lines that sent it and those that received it.
  func source(ofPart index: Int) -> String {
    guard stops.indices.contains(index - 1) else { return "There is no message here.\n" }
    let message = stops[index - 1].step.message
    let excerpts = [
      (message.senderTitle, tour.source?.excerpt(sending: message)),
      (
        message.receiverTitle,
        tour.source?.excerpt(receiving: message, among: tour.steps.map(\.message))
      ),
    ]
    let text = excerpts.map { title, excerpt in
      excerpt.map { excerpt in
        joined(["\(title) \(excerpt.file):"] + excerpt.flushLeft.map { "\($0.number): \($0.text)" })
      } ?? ""
    }.joined()
    return text.isEmpty ? "The app's source has no line for this message.\n" : text
  }

  private func text(ofMessageAt index: Int) -> String {
    let stop = stops[index]
    let (step, message) = (stop.step, stop.step.message)
    let remark = message.isFromFramework ? " \(Message.frameworkRemark)" : ""
    var lines = [
      "Message \(message.number) of \(storyCount)", step.meaning(in: tour.architecture.steps),
      "From: \(message.sender.role.rawValue), \(message.sender.object)\(remark)",
      "To: \(message.receiver.role.rawValue), \(message.receiver.object)", "Message: \(message.phrase)",
    ]
    if !message.payloadText.isEmpty { lines.append("Payload: \(message.payloadText)") }
    for change in step.changes {
      if let old = change.old { lines.append("Changed: \(change.name), from \(old) to \(change.new)") }
    }
    if let rule = step.rule { lines += ["\(rule.id) \(rule.sentence)", "Why: \(rule.reason)"] }
    if let file = message.file, let line = message.line { lines.append("Sent from: \(file):\(line)") }
    let excerpt = tour.source?.excerpt(sending: message, context: 0)
    lines += excerpt?.flushLeft.map { "Line: \($0.text)" } ?? []
    return lines.map(page.paragraph).joined() + screen(after: stop)
  }

  private func screen(after stop: TourPath.Stop) -> String {
    guard stop.isScreenChanged else { return "The screen does not change.\n" }
    let changes = Set(stop.screen.compactMap(\.change))
    let who = changes.contains(.hidden) ? "Messages left out have" : "The framework has"
    let title =
      changes.isEmpty
      ? "Lines are gone from the screen. " : changes.contains(.own) ? "" : "\(who) changed the screen. "
    return "\(title)The screen now:\n" + joined(stop.screen.map(\.text))
  }

  private func joined(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
}
