import Specification
import TextLayout
import Tracing

/// The way in, for whoever knows MVC: one tap in an MVC app, and who does what for it in the four architectures.
struct FirstScreen {
  let page: Page

  /// The tap, and its messages in an MVC app.
  static let before: [(parties: String, message: String)] = [
    ("View → View Controller", "action(_:)"),
    ("View Controller → View", "list.reloadData()"),
    ("View Controller → View", "list.selectRow(at:animated:scrollPosition:)"),
    ("View Controller → View", "sets nameButton.title"),
    ("View Controller → View", "sets populationButton.title"),
  ]

  private static let jobs = ["takes the tap", "does the work", "writes text", "opens a screen"]
  /// The columns of the names, and those that each job takes.
  private static let columns = (name: 20, jobs: [16, 14, 12, 15])

  private static let whole = "the view controller does all four"
  private static let opening = "You know this one. The user taps “Name ↑” in an app in MVC:"
  private static let subject = "What does an architecture do at run time? Who sends which message to whom?"
  private static let between =
    "In between, the view controller sorts, keeps the order, and writes each row that the table asks for. No message "
    + "shows it."
  private static let question =
    "Four architectures take that view controller apart. Who does what in them:"

  private static let words =
    "“View model” is three different things in them: 'search' tells such words apart. 'new' begins a scene of yours; "
    + "'rules --today' says what holds with async and SwiftUI, 'trace --async' shows it; 'app --tabs' has tabs; all "
    + "apps open links."

  /// The question that the kit answers.
  var subject: [String] { Self.subject.wrapped(to: page.textWidth) }

  /// The lines below the patterns.
  var closing: [String] { [""] + Self.words.wrapped(to: page.textWidth).map(page.style.faint) }

  /// The lines above the patterns.
  var introduction: [String] {
    let width = Self.before.map(\.parties.columns).max() ?? 0
    let messages = Self.before.flatMap { message in
      page.width < 70
        ? "\(message.parties): \(message.message)".wrapped(to: page.width - 2)
        : ["\(message.parties.padded(to: width))   \(message.message)"]
    }
    return Self.opening.wrapped(to: page.textWidth) + messages.map { "  \($0)" }
      + Self.between.wrapped(to: page.textWidth) + [""] + Self.question.wrapped(to: page.textWidth)
  }

  /// The heads of the table; none if there is no room for one.
  var heads: [String] { isTable ? [page.style.faint(row("", Self.jobs))] : [] }

  /// Returns the line, or lines, of a pattern.
  func lines(on pattern: Pattern, after lead: String) -> [String] {
    guard isTable else {
      let jobs =
        pattern == .mvc
        ? Self.whole : zip(Self.jobs, pattern.jobs).map { "\($0): \($1.rawValue)" }.joined(separator: ", ")
      return [lead + pattern.title]
        + jobs.wrapped(to: page.textWidth - 4).map { page.style.faint("    \($0)") }
    }
    guard pattern != .mvc else { return [row(lead + pattern.title, [Self.whole])] }
    return [row(lead + pattern.title, pattern.jobs.map(\.rawValue))]
  }

  private var isTable: Bool {
    !page.isLinear && page.width >= Self.columns.name + Self.columns.jobs.reduce(0, +) - 2
  }

  private func row(_ name: String, _ cells: [String]) -> String {
    let padded = zip(cells.dropLast(), Self.columns.jobs).map { $0.padded(to: $1) }.joined()
    return name.padded(to: Self.columns.name) + padded + (cells.last ?? "")
  }

  /// Returns everything, for output that nobody chooses from.
  func text() -> String {
    let patterns = (Pattern.allCases + [.mvc]).flatMap { lines(on: $0, after: "  ") }
    return (introduction + [""] + heads + patterns + closing).joined(separator: "\n") + "\n"
  }
}

extension Pattern {
  /// The roles that take a tap, do the work for it, write the text on the screen, and open another screen.
  var jobs: [Role] {
    switch self {
    case .mvc: Array(repeating: .viewController, count: 4)
    case .swiftIO: [.interactor, .action, .viewModel, .viewController]
    case .cleanSwift: [.viewController, .worker, .presenter, .router]
    case .viper: [.viewController, .interactor, .presenter, .wireframe]
    case .mvvmFC: [.viewController, .viewModel, .viewModel, .flowController]
    }
  }
}
