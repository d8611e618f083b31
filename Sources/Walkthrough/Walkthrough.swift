import Architectures
import Catalogue
import Foundation
import Stories
import TextLayout
import Synchronization

/// The program: parses a request, answers it and prints the answer.
struct Walkthrough {
  /// The exit status after a failed check or an error.
  nonisolated static let failureStatus: Int32 = 1

  /// The exit status after a usage error, as in `sysexits.h`.
  nonisolated static let usageStatus: Int32 = 64

  /// The exit status for a folder that cannot be judged, as in `sysexits.h`.
  nonisolated static let badInputStatus: Int32 = 65

  /// The exit status for output that could not be written, as in `sysexits.h`.
  nonisolated static let outputStatus: Int32 = 74

  /// The exit status after Ctrl-C, as in shells.
  nonisolated static let interruptedStatus: Int32 = 130

  /// Answers a request, and returns the exit status.
  func run(_ arguments: [String]) async -> Int32 {
    let terminal = Terminal.standard
    do {
      let request = try Request(arguments: arguments)
      if request.options.isPlain { WaitingNotice.isSilent.store(true, ordering: .relaxed) }
      return try show(try await answer(to: request), for: request)
    } catch let error as UsageError {
      let page = Page(width: terminal.width, style: .plain)
      terminal.writeError(page.paragraph("walkthrough: \(error)".visible))
      return Self.usageStatus
    } catch let error as OutputError {
      terminal.writeError("walkthrough: \(error)\n")
      return Self.outputStatus
    } catch is Subprocess.Interrupted {
      return Self.interruptedStatus
    } catch let error as JudgingError {
      terminal.writeError("walkthrough: \(error)\n".visible)
      return Self.badInputStatus
    } catch {
      // Some errors hold a picture of the screen, whose lines must not be wrapped.
      let text = "walkthrough: \(PlainError(error)?.description ?? "\(error)")".visible
      let page = Page(width: terminal.width, style: .plain)
      terminal.writeError(text.contains("\n") ? "\(text)\n" : page.paragraph(text))
      return Self.failureStatus
    }
  }

  /// Shows an answer and returns its exit status.
  private func show(_ answer: Answer, for request: Request) throws(OutputError) -> Int32 {
    let terminal = terminal(for: request)
    guard request.format == .text else {
      try terminal.write(answer.text)
      return answer.status
    }
    var text = answer.text.visible(in: terminal.style)
    if request.options.isPlain { text = text.linear }
    if request.options.refusesPager || request.options.isPlain {
      try terminal.write(text)
    } else {
      try terminal.show(text)
    }
    return answer.status
  }

  private func terminal(for request: Request) -> Terminal {
    .standard(colour: request.options.isPlain ? .never : request.options.colour ?? .auto)
  }

  private func page(for request: Request) -> Page {
    let terminal = terminal(for: request)
    return Page(
      width: request.width ?? terminal.width, style: terminal.style, isLinear: request.options.isPlain)
  }

  private func answer(to request: Request) async throws -> Answer {
    let page = page(for: request)
    switch request.command {
    case .guide:
      return try await guide(for: page, answering: request)
    case .tour(let pattern, let story):
      return try await tour(story, of: pattern, for: page, answering: request)
    case .tourChoice(let pattern):
      return try await tourChoice(of: pattern, for: page, answering: request)
    case .choice(let choice):
      return Answer(text: ChoiceReport(choice: choice, page: page).text())
    case .help(let command):
      return Answer(text: HelpReport(command: command, page: page).text())
    case .version:
      return Answer(text: "\(Kit.name) \(Kit.version), built with Swift \(Kit.compiler)\n")
    case .completions(let shell):
      return Answer(text: shell.script)
    case .manual:
      return Answer(text: ManualReport().text())
    case .list:
      let report = ListReport(page: page)
      return Answer(text: request.format == .json ? try report.json() : report.text())
    case .rules(let selection):
      return Answer(text: try rules(selection, for: page, as: request.format))
    case .trace(let pattern, let story):
      return Answer(text: try await trace(story, of: pattern, for: page, answering: request))
    case .console(let path):
      let store = path.map { URL(fileURLWithPath: $0) } ?? FileFavourites.defaultURL()
      guard !store.isFolder else {
        throw UsageError.invalid("\(store.path) is a directory. --store takes the path of a file.")
      }
      try ConsoleSession(terminal: terminal(for: request), store: store, data: try catalogue(of: request))
        .run()
      return Answer(text: "")
    case .compare(let story, let patterns):
      return try await compare(story, patterns, for: page, answering: request)
    case .app(let pattern, let script):
      return try await liveAnswers(to: request, for: page).run(pattern, script)
    case .replay(let script):
      return try liveAnswers(to: request, for: page).replay(script)
    case .ownership(let pattern):
      return Answer(text: try ownership(of: pattern, for: page, as: request.format))
    case .measure(let patterns):
      return try measure(patterns, for: page, as: request.format)
    case .quiz(let pattern, let story):
      return try QuizAnswers(page: page, terminal: terminal(for: request)).quiz(pattern, story)
    case .review:
      return try QuizAnswers(page: page, terminal: terminal(for: request)).review()
    case .search(let words):
      return Answer(text: try search(words, for: page, answering: request))
    case .exercises(let command):
      return try await ExerciseAnswers(page: page, terminal: terminal(for: request)).answer(to: command)
    case .docs(let isCheck):
      return try DocumentationAnswers(pages: DocumentationPages(folder: Package.folder), page: page)
        .answer(isCheck: isCheck)
    case .site(let output):
      return try await site(in: output, for: page, answering: request)
    case .judge(let order):
      try JudgeAnswers(page: page).answer(to: order)
    case .bench(let words):
      try BenchProgram(words: words).run()
    case .fuzz(let plan):
      return try fuzz(plan, for: page, as: request.format)
    }
  }

  /// Lets the user at a terminal choose a tour; elsewhere, and with `--width`, prints a guide.
  private func guide(for page: Page, answering request: Request) async throws -> Answer {
    if let answer = try await plainTour(nil, of: nil, for: page, answering: request) { return answer }
    guard RawTerminal.isAvailable, request.width == nil else {
      let notice = WaitingNotice.standard("Running a first story")
      defer { notice.end() }
      return Answer(text: try await GuideReport(page: page).text())
    }
    return try await session(nil, for: page)
  }

  /// Lets the user at a terminal choose a story; elsewhere, and with `--width`, lists the stories.
  private func tourChoice(
    of pattern: Pattern, for page: Page, answering request: Request
  ) async throws -> Answer {
    if let answer = try await plainTour(nil, of: pattern, for: page, answering: request) { return answer }
    guard RawTerminal.isAvailable, request.width == nil else {
      let choice = Choice(listing: .story, after: "tour \(pattern.rawValue)")
      return Answer(text: ChoiceReport(choice: choice, page: page).text())
    }
    return try await session(nil, choosing: pattern, for: page)
  }

  private func tour(
    _ story: Story.ID, of pattern: Pattern, for page: Page, answering request: Request
  ) async throws -> Answer {
    guard let story = Story.named(story) else { throw UsageError.invalid("There is no story \(story).") }
    if let answer = try await plainTour(story, of: pattern, for: page, answering: request) { return answer }
    let options = request.options
    let isToPrint = options.width != nil || options.event != nil || options.showsWiring
    guard isToPrint || !RawTerminal.isAvailable else {
      return try await session((story, pattern), for: page)
    }
    let notice = WaitingNotice.standard("Running \(story.id) with \(pattern.title)")
    defer { notice.end() }
    let report = TourReport(
      tour: try Tour(of: story, by: Architectures.of(pattern), screenWidth: page.screenWidth), page: page,
      selection: request.selection)
    return Answer(text: try report.text())
  }

  /// Gives a tour in plain lines: message by message at a terminal, else as a whole. Returns nil without `--plain`, or
  /// if there is neither a terminal nor a story.
  private func plainTour(
    _ story: Story?, of pattern: Pattern?, for page: Page, answering request: Request
  ) async throws -> Answer? {
    guard request.options.isPlain else { return nil }
    if PlainTourSession.isAvailable {
      try await PlainTourSession(terminal: terminal(for: request), page: page)
        .run(story, of: pattern, showing: request.selection)
      return Answer(text: "")
    }
    guard let story, let pattern else { return nil }
    let tour = try PlainTour(
      await Tour(of: story, by: pattern, screenWidth: page.screenWidth), showing: request.selection,
      page: page)
    return Answer(text: tour.parts().joined(separator: "\n"))
  }

  /// Runs a tour at the terminal. Without a story, the user chooses one first, of the given pattern or of any.
  private func session(
    _ choice: (story: Story, pattern: Pattern)?, choosing pattern: Pattern? = nil, for page: Page
  ) async throws -> Answer {
    let wasInterrupted = try await TourSession.run(choice, choosing: pattern, style: page.style)
    return Answer(text: "", status: wasInterrupted ? Self.interruptedStatus : 0)
  }

  private func rules(
    _ selection: RuleSelection, for page: Page, as format: Request.Format
  ) throws -> String {
    let traceability = try Package.traceability()
    switch format {
    case .markdown:
      guard let traceability else { throw PackageError.gone }
      return RulesPage(traceability: traceability).text()
    case .json:
      return try RulesReport(selection: selection, page: page, traceability: traceability).json()
    default:
      return RulesReport(selection: selection, page: page, traceability: traceability).text()
    }
  }

  private func trace(
    _ story: Story.ID, of pattern: Pattern, for page: Page, answering request: Request
  ) async throws -> String {
    let format = request.format
    if [.json, .test].contains(format) { try request.selection.checkWhole(format.rawValue) }
    let data = try catalogue(of: request)
    let notice = WaitingNotice.standard("Running \(story) with \(pattern.title)")
    defer { notice.end() }
    let screenWidth = format == .text ? page.screenWidth : Page.widestScreen
    let report = try await TraceReport(
      pattern: pattern, story: story, page: page, screenWidth: screenWidth, showing: request.selection,
      data: data)
    switch format {
    case .json: return try report.json()
    case .sequence: return report.sequence()
    case .mermaid: return report.mermaid()
    case .plantuml: return report.plantUML()
    case .test: return report.test()
    default: return report.text()
    }
  }

  private func search(_ words: [String], for page: Page, answering request: Request) throws -> String {
    let notice = WaitingNotice.standard("Playing all stories to search their messages")
    defer { notice.end() }
    let report = SearchReport(
      words: words, matches: try SearchIndex().matches(words), page: page, isWhole: request.options.listsAll)
    return request.format == .json ? try report.json() : report.text()
  }

  private func ownership(of pattern: Pattern, for page: Page, as format: Request.Format) throws -> String {
    let notice = WaitingNotice.standard("Playing all stories with \(pattern.title)")
    defer { notice.end() }
    let report = OwnershipReport(map: OwnershipMap(of: try Observation(of: pattern)), page: page)
    switch format {
    case .json: return try report.json()
    case .mermaid: return report.mermaid()
    case .graphviz: return report.graphviz()
    default: return report.text()
    }
  }

  private func measure(_ patterns: [Pattern], for page: Page, as format: Request.Format) throws -> Answer {
    let notice = WaitingNotice.standard("Measuring")
    defer { notice.end() }
    let measures = try patterns.map { pattern in
      notice.update("Measuring \(pattern.title)")
      return Measures(of: try Observation(of: pattern))
    }
    let report = MeasuresReport(measures, page: page)
    return Answer(text: format == .json ? try report.json() : report.text())
  }

  /// Runs random scripts; the exit status says whether a script failed or the run was stopped.
  private func fuzz(_ plan: FuzzPlan, for page: Page, as format: Request.Format) throws -> Answer {
    let outcome = try FuzzRun(plan: plan, progress: page.isLinear ? .silent : .standard).run()
    let report = FuzzReport(plan: plan, outcome: outcome, page: page)
    return Answer(
      text: format == .json ? try report.json() : report.text(),
      status: outcome.failure != nil ? Self.failureStatus : outcome.isInterrupted ? Self.interruptedStatus : 0
    )
  }

  /// Creates the handler of requests to use an app by hand.
  private func liveAnswers(to request: Request, for page: Page) throws -> LiveAnswers {
    LiveAnswers(
      page: page, terminal: terminal(for: request), isInLines: page.isLinear || request.width != nil,
      data: try catalogue(of: request))
  }

  private func site(in output: String?, for page: Page, answering request: Request) async throws -> Answer {
    let folder =
      output.map { URL(fileURLWithPath: $0) } ?? Package.folder.appendingPathComponent(".build/site")
    guard folder.isFolder || !FileManager.default.fileExists(atPath: folder.path) else {
      throw UsageError.invalid("\(folder.path) is a file. --output takes the path of a directory.")
    }
    return try await SiteAnswers(folder: folder, data: try catalogue(of: request), page: page).answer()
  }

  /// Returns the data of the catalogue: the server's files if a server was named.
  private func catalogue(of request: Request) throws -> CatalogueData {
    guard let url = request.catalogue else { return .embedded }
    let notice = WaitingNotice.standard("Downloading from \(url.withoutCredentials)")
    defer { notice.end() }
    let files = try DownloadProcess(url: url).run()
    return try CatalogueData(countriesJSON: files.countries, filmsJSON: files.films)
  }

  private func compare(
    _ story: Story.ID, _ patterns: [Pattern], for page: Page, answering request: Request
  ) async throws -> Answer {
    guard let story = Story.named(story) else {
      throw UsageError.invalid("\(story) cannot be compared.")
    }
    // Only the JSON document names the source lines that sent the messages.
    let isDocument = request.format == .json
    if isDocument { try request.selection.checkWhole("json") }
    let data = try catalogue(of: request)
    let notice = WaitingNotice.standard("Running \(story.id) with \(patterns.titles)")
    defer { notice.end() }
    let comparison = try Comparison(
      of: story, by: patterns.map { Architectures.of($0) },
      screenWidth: isDocument ? Page.widestScreen : page.screenWidth,
      data: data, recordsCallSites: isDocument)
    guard !isDocument else { return Answer(text: try await comparison.located().json()) }
    let report = try CompareReport(comparison, showing: request.selection, page: page)
    notice.end()
    let options = request.options
    if options.asksFirst {
      try CompareQuiz(report: report, prompt: NumberPrompt(on: terminal(for: request))).run()
      return Answer(text: "")
    }
    let isToPrint =
      options.isPlain || options.refusesPager || options.width != nil || request.selection != SceneSelection()
    guard !isToPrint, RawTerminal.isAvailable else { return Answer(text: report.text()) }
    let wasInterrupted = try await CompareSession.run(comparison, style: page.style)
    return Answer(text: "", status: wasInterrupted ? Self.interruptedStatus : 0)
  }
}
