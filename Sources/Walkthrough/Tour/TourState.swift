import Observing
import Playing
import Specification
import Tracing

/// The state of a tour: it takes keys, and holds what the screen shows.
///
/// It asks for everything that takes time or a terminal with a `TourRequest`; the result comes back through `show`,
/// `update`, `show(references:)` or `fail`.
struct TourState {
  /// The number of lines of a screen that are visible, and the number of all its lines.
  struct Extent: Equatable {
    let height: Int
    let lines: Int
    var furthest: Int { max(0, lines - height) }
  }

  /// The place where a tour was left.
  private enum Bookmark {
    case card, end
    case message(number: Int)
  }

  var place: TourPlace
  /// The screens to go back to, the nearest at the end.
  var behind: [TourPlace] = []
  /// The first line that is shown.
  var scroll = 0
  /// The input line, while something is typed.
  var prompt: TourPrompt?
  /// A remark on the last key, shown in the status line until the next one.
  var notice: String?
  /// The questions that are asked before messages; nil unless the user predicts.
  var prediction: TourPrediction?
  /// The text that was searched for last.
  var searched = ""
  /// True if messages of wiring are shown.
  private(set) var showsWiring = false
  /// True if the source is shown even if it does not fit.
  var showsSource = false
  /// True if the user quit with Ctrl-C.
  var wasInterrupted = false
  /// The tour that was chosen, or nil before the first choice.
  private(set) var tour: Tour?
  /// The references in the tour's app; nil until they are known.
  private(set) var references: Set<Ownership.Reference>?
  private var bookmarks: [String: Bookmark] = [:]
  /// The event at which the next tour begins; nil to begin where it was left.
  var nextAct: Int?

  /// Begins at the list of patterns or at the stories of one.
  init(of pattern: Pattern? = nil) {
    place = pattern.map { .stories($0, row: 0) } ?? .patterns(row: 0)
  }

  /// Begins while a story is being performed.
  init(choosing choice: (story: Story, pattern: Pattern)) {
    place = .loading(choice.story.id, choice.pattern)
    behind = [.stories(choice.pattern, row: Story.all.firstIndex { $0.id == choice.story.id } ?? 0)]
  }

  /// The messages to stop at.
  var stops: [TourPath.Stop] { (showsWiring ? tour?.wholePath : tour?.path)?.stops ?? [] }

  /// The place of the message on the screen, or of the last one that another screen covers; at a question, of
  /// the one before it.
  var index: Int? {
    for place in [place] + behind.reversed() {
      if case .message(let index) = place { return index }
      if case .question(let next) = place { return next > 0 ? next - 1 : nil }
    }
    return nil
  }

  /// The message on the screen, or the last one that another screen covers.
  var stop: TourPath.Stop? { index.flatMap { stops.indices.contains($0) ? stops[$0] : nil } }

  /// An exercise on a rule of the message that is shown, or else of the tour.
  var exercise: Exercise? { tour?.exercise(on: stop?.step.message) }

  /// Shows a tour that was asked for: where it was left, at an event, or at its first card.
  mutating func show(_ new: Tour) {
    guard place == .loading(new.story.id, new.pattern) else { return }
    tour = new
    if prediction != nil { prediction = TourPrediction(of: new) }
    references = nil
    behind = []
    scroll = 0
    if let act = nextAct {
      place = .message((showsWiring ? new.wholePath : new.path).index(ofAct: act))
    } else {
      switch bookmarks[Self.key(of: new)] {
      case .message(let number):
        place = .message((showsWiring ? new.wholePath : new.path).index(ofMessage: number))
      case .end: place = .end
      case .card, nil: place = .card
      }
    }
    nextAct = nil
  }

  /// Replaces the tour with the same tour once more is known, such as its source.
  mutating func update(_ new: Tour) {
    guard let tour, Self.key(of: tour) == Self.key(of: new) else { return }
    self.tour = new
  }

  /// Shows the references that were found in the tour's app.
  mutating func show(references: Set<Ownership.Reference>) { self.references = references }

  /// Says why a story, or the references in its app, cannot be shown.
  mutating func fail(_ reason: String) {
    switch place {
    case .loading, .ownership:
      nextAct = nil
      place = .failed(reason)
    default: break
    }
  }

  /// Goes to another screen, from its top.
  mutating func go(to new: TourPlace) {
    guard new != place else { return }
    place = new
    scroll = 0
  }

  /// Opens a screen on top of the current one.
  mutating func open(_ new: TourPlace) {
    behind.append(place)
    go(to: new)
  }

  /// Goes back to the screen below.
  mutating func back() { go(to: behind.popLast() ?? .patterns(row: 0)) }

  /// Asks for a tour, and remembers where the present one was left.
  mutating func load(_ story: Story, _ pattern: Pattern) -> TourRequest {
    bookmark()
    open(.loading(story.id, pattern))
    return .load(story.id, pattern)
  }

  /// Remembers the place in the tour.
  mutating func bookmark() {
    guard let tour else { return }
    for place in [place] + behind.reversed() {
      switch place {
      case .card, .question(0): bookmarks[Self.key(of: tour)] = .card
      case .end: bookmarks[Self.key(of: tour)] = .end
      case .message(let index) where stops.indices.contains(index):
        bookmarks[Self.key(of: tour)] = .message(number: stops[index].step.message.number)
      case .question(let next) where stops.indices.contains(next - 1):
        bookmarks[Self.key(of: tour)] = .message(number: stops[next - 1].step.message.number)
      default: continue
      }
      return
    }
  }

  /// Shows the wiring or leaves it out, and stays at the message, or goes to the next that is shown.
  mutating func toggleWiring() {
    let number = stop?.step.message.number
    showsWiring.toggle()
    guard case .message = place, let number, let tour else { return }
    place = .message((showsWiring ? tour.wholePath : tour.path).index(ofMessage: number))
  }

  private static func key(of tour: Tour) -> String { "\(tour.pattern.rawValue) \(tour.story.id)" }
}
