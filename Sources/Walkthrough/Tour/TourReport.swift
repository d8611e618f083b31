import Playing
import Specification
import TextLayout
import Tracing

/// A tour as text, without a terminal: the card, the events with their messages, the end.
struct TourReport {
  let tour: Tour
  let page: Page
  /// The events to show.
  var selection = SceneSelection()

  private var stops: [TourPath.Stop] { (selection.showsWiring ? tour.wholePath : tour.path).stops }

  /// Describes the tour, or one event of it without the cards.
  ///
  /// - Throws: `UsageError` if the story has no such event.
  func text() throws(UsageError) -> String {
    let places = try selection.places(in: tour.story, count: tour.scenes.count)
    var text = page.heading("\(tour.pattern.title): \(tour.story.id), message by message") + "\n\n"
    let isWhole = selection.event == nil
    if isWhole { text += joined(TourCard(tour: tour, page: page, namesKeys: false).lines()) + "\n" }
    for act in places { text += describe(act: act) }
    guard isWhole else { return text }
    return text + page.heading("The end") + "\n\n"
      + joined(TourEndCard(tour: tour, page: page, namesKeys: false).lines())
  }

  /// Describes an event with its messages; a group of repeated steps is one entry.
  private func describe(act: Int) -> String {
    let places = stops.indices.filter { stops[$0].step.act == act }
    var text =
      page.heading(
        SceneSelection.heading(of: tour.scenes[act].description, at: act, in: tour.story)) + "\n\n"
    guard let first = places.first else { return text + page.paragraph("No message is sent.") + "\n" }
    var next = first
    while next < first + places.count {
      let end = stops[next].group?.range.upperBound ?? next + 1
      text += joined(entry(Array(stops[next..<end]))) + "\n"
      next = end
    }
    return text + screen(after: stops[first + places.count - 1])
  }

  /// Describes a group of messages, or a single one, with the rules that say most about them, each once.
  private func entry(_ group: [TourPath.Stop]) -> [String] {
    let width = min(page.width, 100)
    var lines: [String] = []
    var meanings: Set<String> = []
    for stop in group {
      let meaning = stop.step.meaning(in: tour.architecture.steps)
      if meanings.insert(meaning).inserted { lines += meaning.wrapped(to: width).map(page.style.faint) }
    }
    for stop in group {
      let message = stop.step.message
      let framework = message.isFromFramework ? " \(Message.frameworkRemark)" : ""
      let wiring = stop.step.isWiring ? " (wiring)" : ""
      lines += "\(message.number) \(message.parties): \(message.phrase)\(framework)\(wiring)".wrapped(
        to: width
      ).map(
        page.style.accent)
      let payload = message.payloadText
      lines += payload.isEmpty ? [] : payload.wrapped(to: width - 4).map { "    \($0)" }
      for change in stop.step.changes where change.old != nil {
        lines += change.lines(width: width - 4).map { "  ┃ " + $0 }
      }
    }
    var rules: Set<Rule.ID> = []
    for rule in group.compactMap(\.step.rule) where rules.insert(rule.id).inserted {
      lines += "\(rule.id) \(rule.sentence)".wrapped(to: width).map(page.style.strong)
      lines += "Why: \(rule.reason)".wrapped(to: width)
    }
    return lines
  }

  private func screen(after stop: TourPath.Stop) -> String {
    guard !stop.screen.isEmpty else { return "" }
    return page.paragraph("The screen afterwards:") + joined(stop.screen.map(\.text)) + "\n"
  }

  private func joined(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
}
