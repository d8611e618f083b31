import Playing
import Specification
import TextLayout
import Tracing

/// The screen of a terminal in a tour: a title, the content of the place, and the keys.
struct TourScreen {
  let state: TourState
  let size: RawTerminal.Size
  let style: TextStyle

  private var page: Page { Page(width: size.columns, style: style) }

  /// The lines between title and keys.
  private var height: Int { ScreenFrame.height(of: size) }

  /// The visible part of the screen.
  var extent: TourState.Extent { frame.extent }

  /// Returns as many lines as the terminal has, none wider than the terminal.
  func lines() -> [String] { frame.lines() }

  private var frame: ScreenFrame {
    let content = content
    return ScreenFrame(
      title: title, content: content.lines, chosen: content.chosen, scroll: state.scroll, prompt: prompt,
      remark: state.notice, keys: TourKeys.summary(on: state), size: size, style: style)
  }

  /// All lines of the content; for a list, also the range of lines that the chosen row takes.
  private var content: (lines: [String], chosen: Range<Int>?) {
    switch state.place {
    case .left: return ([], nil)
    case .patterns(let row): return TourChooser.patterns(choosing: row, page: page)
    case .stories(_, let row): return TourChooser.stories(page: page).content(choosing: row)
    case .elsewhere(let row):
      return TourChooser.elsewhere(state.otherPatterns, page: page).content(choosing: row)
    case .list(let row, let filter, _):
      return TourMessageList(stops: state.stops, rows: state.rows(matching: filter), page: page)
        .content(choosing: row)
    case .loading(let story, let pattern):
      return ("Running \(story) with \(pattern.title)…".wrapped(to: size.columns), nil)
    case .failed(let reason): return (reason.wrapped(to: size.columns), nil)
    case .card:
      return (state.tour.map { TourCard(tour: $0, page: page, namesKeys: true).lines() } ?? [], nil)
    case .end:
      let answers = state.prediction?.answers ?? []
      return (
        state.tour.map { TourEndCard(tour: $0, page: page, namesKeys: true, answers: answers).lines() } ?? [],
        nil
      )
    case .message(let index): return (message(at: index), nil)
    case .question(let next): return (question(before: next), nil)
    case .rule(let id): return (TourRuleScreen(id: id, page: page).lines(), nil)
    case .ownership:
      return (
        state.stop.map { TourOwnership(step: $0.step, references: state.references, page: page).lines() }
          ?? [],
        nil
      )
    case .exercise:
      return (
        state.exercise.map {
          TourExercise(
            exercise: $0,
            isElsewhere: state.stop.map { state.tour?.hasExercise(on: $0.step.message) == false } ?? false,
            page: page
          )
          .lines()
        } ?? [], nil
      )
    case .help:
      return (TourKeys.meanings(on: state.behind.last).flatMap { page.definition($0, $1, column: 24) }, nil)
    }
  }

  private func message(at index: Int) -> [String] {
    guard let tour = state.tour, state.stops.indices.contains(index) else { return [] }
    return TourMessageScreen(
      stops: state.stops, index: index, tour: tour, page: page, height: height,
      showsSource: state.showsSource, hidesNext: state.prediction != nil,
      verdict: state.prediction?.answer(on: state.stops[index].step.message)?.verdict
    ).lines()
  }

  private func question(before next: Int) -> [String] {
    guard state.stops.indices.contains(next),
      let question = state.prediction?.question(before: state.stops[next].step.message)
    else { return [] }
    return TourQuestionScreen(question: question, page: page, height: height).lines()
  }

  /// The place where the user is; for a message or a question, without the pattern if there is little room.
  private var title: String {
    let tour = state.tour.map { "\($0.pattern.title) · \($0.story.id)" } ?? ""
    return switch state.place {
    case .message(let index): title(ofMessageAt: index)
    case .question(let next): title(before: next)
    case .card: tour
    case .end: "\(tour) · the end"
    case .stories(let pattern, _): "\(pattern.title) · which story?"
    case .loading(_, let pattern): pattern.title
    case .patterns: "Architectures at Run Time"
    case .list(let row, let filter, _): title(ofRow: row, among: state.rows(matching: filter).count)
    case .elsewhere: "The same event in another pattern"
    case .rule(let id): "Rule \(id)"
    case .ownership: "Who holds whom"
    case .exercise: "An exercise"
    case .failed: "The story failed"
    case .help: "Keys"
    case .left: ""
    }
  }

  private func title(ofRow row: Int, among count: Int) -> String {
    count == 0 ? "Messages · none" : "Messages · \(row + 1) of \(count)"
  }

  private func title(ofMessageAt index: Int) -> String {
    guard let tour = state.tour, state.stops.indices.contains(index) else { return "" }
    let wiring = state.stop?.step.isWiring == true ? " · wiring" : ""
    let number = state.stops[index].step.message.number
    let place = "message \(number) of \(tour.steps.count)\(wiring)"
    let full = "\(tour.pattern.title) · \(tour.story.id) · \(place)"
    return full.columns + 3 <= size.columns
      ? full : "\(tour.story.id) · \(number)/\(tour.steps.count)\(wiring)"
  }

  private func title(before next: Int) -> String {
    guard let tour = state.tour, state.stops.indices.contains(next) else { return "" }
    let number = state.stops[next].step.message.number
    let full = "\(tour.pattern.title) · \(tour.story.id) · before message \(number) of \(tour.steps.count)"
    return full.columns + 3 <= size.columns
      ? full : "\(tour.story.id) · before \(number)/\(tour.steps.count)"
  }

  /// The input line, while something is typed.
  private var prompt: String? {
    switch (state.prompt, state.place) {
    case (.number(let text), _): "Message: \(text)▏  ⏎ goes there, esc stays"
    case (.search(let text), _): "Search: \(text)▏  ⏎ finds, esc stays"
    case (_, .list(_, let filter, true)): "Filter: \(filter)▏  ⏎ done, esc clears"
    default: nil
    }
  }
}
