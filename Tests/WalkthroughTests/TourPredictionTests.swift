import Foundation
import Playing
import Specification
import Testing
import Tracing

@testable import Walkthrough

/// The tour that asks for a prediction before it shows a message.
@Suite struct TourPredictionTests {
  private let tour: Tour

  init() throws { tour = try Tour.shared(of: .sortCountries, by: .viper) }

  private func begun() -> TourState {
    var state = TourState(choosing: (.sortCountries, .viper))
    state.show(tour)
    press("a", &state)
    return state
  }

  @discardableResult
  private func press(_ text: String, _ state: inout TourState) -> TourRequest? {
    var request: TourRequest?
    for character in text {
      let key: Key =
        switch character {
        case ">": .right
        case "<": .left
        case "\t": .tab
        default: .character(character)
        }
      request = state.press(key, seeing: TourState.Extent(height: 20, lines: 20))
    }
    return request
  }

  @Test func `on a message, digits are the number of a message even while the tour asks`() {
    var state = begun()
    state.place = .message(0)
    press("12", &state)
    #expect(state.prompt == .number("12"))
  }

  @Test func `Tab at a question shows the message even after a message in a group`() throws {
    var state = begun()
    let group = try #require(tour.path.stops.compactMap(\.group).first)
    state.place = .question(group.range.lowerBound + 1)
    press("\t", &state)
    #expect(state.place == .message(group.range.lowerBound + 1))
  }

  @Test func `the source is left out while the tour asks`() async throws {
    let tour = try await Tour(of: .sortCountries, by: .viper, screenWidth: 60)
    func showsSource(of index: Int, asking: Bool) -> Bool {
      let screen = TourMessageScreen(
        stops: tour.path.stops, index: index, tour: tour, page: Page(width: 110, style: .plain),
        height: 60, showsSource: false, hidesNext: asking)
      return screen.lines().contains { $0.contains("▶") }
    }
    let indices = tour.path.stops.indices
    #expect(indices.contains { showsSource(of: $0, asking: false) })
    #expect(!indices.contains { showsSource(of: $0, asking: true) })
  }

  @Test func `the lifelines end with the message while the tour asks`() throws {
    let tour = try Tour.shared(of: .sortCountries, by: .viper)
    let stops = tour.path.stops
    for (index, stop) in stops.enumerated() {
      func lines(asking: Bool) -> [String] {
        TourMessageScreen(
          stops: stops, index: index, tour: tour, page: Page(width: 160, style: .plain), height: 60,
          showsSource: false, hidesNext: asking
        ).lines()
      }
      let later =
        stops.filter { $0.step.act == stop.step.act }.last.map { "\($0.step.message.number) " } ?? ""
      let isLast = stop.step.message.number == Int(later.dropLast())
      let rows = { (lines: [String]) in
        lines.prefix { !$0.hasPrefix("── Message") }.filter { $0.contains(later) }
      }
      #expect(rows(lines(asking: true)).isEmpty == !isLast)
    }
  }

  /// Goes forward to the first question.
  private func asked() throws -> (state: TourState, question: QuizQuestion, next: Int) {
    var state = begun()
    for _ in tour.path.stops {
      press(">", &state)
      if case .question(let next) = state.place {
        let message = tour.path.stops[next].step.message
        return (state, try #require(state.prediction?.question(before: message)), next)
      }
    }
    throw Unexpected()
  }

  @Test func `going forward asks before each step that is new in its event`() {
    var state = begun()
    var asked: [Int] = []
    while state.place != .end {
      press(">", &state)
      guard case .question(let next) = state.place else { continue }
      asked.append(tour.path.stops[next].step.message.number)
      press("1", &state)
      #expect(state.place == .message(next))
    }
    let shown = Set(tour.path.stops.map(\.step.message.number))
    #expect(asked == tour.questions().map(\.answer.number).filter(shown.contains))
    #expect(state.prediction?.answers.count == asked.count)
  }

  @Test func `an answer shows the message with its verdict, and asks to keep the score`() throws {
    for isRight in [true, false] {
      let (begun, question, next) = try asked()
      var state = begun
      let choice = isRight ? question.right : question.right % 4 + 1
      #expect(press("\(choice)", &state) == .score(key: question.key, isRight: isRight))
      #expect(state.place == .message(next))
      #expect(state.notice == "\(isRight ? 1 : 0) of 1 right.")
      let text = TourScreen(state: state, size: RawTerminal.Size(columns: 200, rows: 60), style: .plain)
        .lines().joined(separator: "\n")
      let verdict =
        isRight ? "✓ You predicted this message." : "✗ You predicted \(question.options[choice - 1].parties)"
      #expect(text.contains(verdict))
    }
  }

  @Test func `a question hides the message, and an answer reveals it`() throws {
    let (begun, question, next) = try asked()
    var state = begun
    func text() -> String {
      TourScreen(state: state, size: RawTerminal.Size(columns: 200, rows: 60), style: .plain)
        .lines().joined(separator: "\n")
    }
    let meaning = tour.path.stops[next].step.meaning(in: tour.architecture.steps)
    #expect(!text().contains(meaning))
    for option in question.options { #expect(text().contains(option.sentence)) }
    press("\(question.right)", &state)
    #expect(text().contains(meaning))
  }

  @Test func `no message says which step is next while the user is asked`() {
    var state = begun()
    func tellsNext() -> Bool {
      TourScreen(state: state, size: RawTerminal.Size(columns: 200, rows: 60), style: .plain)
        .lines().contains { $0.contains("is next.") }
    }
    state.place = .message(0)
    #expect(!tellsNext())
    press("a", &state)
    #expect(tellsNext())
  }

  @Test func `a question waits for an answer, but other keys can leave it`() throws {
    let (state, _, next) = try asked()
    for key in [">", "5", "0", " "] {
      var other = state
      #expect(press(key, &other) == nil)
      #expect(other.place == .question(next))
      #expect(other.notice == "Type 1, 2, 3 or 4; tab shows it.")
    }
    let places: [(key: String, place: TourPlace)] = [
      ("<", .message(next - 1)), ("\t", .message(next)), ("g", .message(0)),
      ("G", .message(tour.path.stops.count - 1)), ("a", .message(next - 1)),
      ("]", .message(tour.path.index(ofAct: tour.firstAct + 1))),
    ]
    for (key, place) in places {
      var other = state
      press(key, &other)
      #expect(other.place == place, "\(key)")
      #expect((other.prediction == nil) == (key == "a"))
    }
  }

  @Test func `a predicted message is not asked for again`() throws {
    let (begun, _, next) = try asked()
    var state = begun
    press("1<>", &state)
    #expect(state.place == .message(next))
    #expect(state.prediction?.answers.count == 1)
  }

  @Test func `the last card says how many were right, and which steps were missed`() throws {
    let (_, question, _) = try asked()
    let answers = [question.right, question.right % 4 + 1].map {
      QuizSession.Answer(question: QuizItem(question), choice: $0)
    }
    let text = TourEndCard(
      tour: tour, page: Page(width: 80, style: .plain), namesKeys: true, answers: answers
    ).lines().joined(separator: " ")
    #expect(text.contains("1 of 2 right. Missed: VIPER, step \(question.answer.step ?? 0)."))
  }
}
