import Architectures
import Catalogue
import Foundation
import Stories

/// The program: reads what was asked for, makes the answer, prints it.
struct Walkthrough {
  /// The exit status after a failed check or an error.
  nonisolated static let failureStatus: Int32 = 1

  /// The exit status after a usage error, as in `sysexits.h`.
  nonisolated static let usageStatus: Int32 = 64

  /// The exit status for output that could not be written, as in `sysexits.h`.
  nonisolated static let outputStatus: Int32 = 74

  /// The exit status after Ctrl-C, as in shells.
  nonisolated static let interruptedStatus: Int32 = 130

  private let terminal = Terminal.standard

  /// Answers the exit status.
  func run(_ arguments: [String]) async -> Int32 {
    do {
      let request = try Request(arguments: arguments)
      let answer = try await answer(to: request)
      try terminal.write(answer.text)
      return answer.status
    } catch let error as UsageError {
      let page = Page(width: terminal.width, style: .plain)
      terminal.writeError(page.paragraph("walkthrough: \(error)"))
      return Self.usageStatus
    } catch let error as OutputError {
      terminal.writeError("walkthrough: \(error)\n")
      return Self.outputStatus
    } catch is Subprocess.Interrupted {
      return Self.interruptedStatus
    } catch {
      // Some errors hold a picture of the screen, which has lines of its own.
      let text = "walkthrough: \(error)"
      let page = Page(width: terminal.width, style: .plain)
      terminal.writeError(text.contains("\n") ? "\(text)\n" : page.paragraph(text))
      return Self.failureStatus
    }
  }

  private func page(for request: Request) -> Page {
    Page(width: request.width ?? terminal.width, style: terminal.style)
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
      try ConsoleSession(terminal: terminal, store: store, data: try catalogue(of: request)).run()
      return Answer(text: "")
    case .compare(let story, let patterns):
      return Answer(
        text: try await compare(
          story, patterns, data: try catalogue(of: request), for: page, as: request.format))
    case .ownership(let pattern):
      return Answer(text: try ownership(of: pattern, for: page, as: request.format))
    case .measure(let patterns):
      let report = MeasuresReport(try patterns.map { Measures(of: try Observation(of: $0)) }, page: page)
      return Answer(text: request.format == .json ? try report.json() : report.text())
    case .quiz(let pattern, let story):
      return try QuizAnswers(page: page, terminal: terminal).quiz(pattern, story)
    case .review:
      return try QuizAnswers(page: page, terminal: terminal).review()
    case .search(let words):
      let report = SearchReport(words: words, matches: try SearchIndex().matches(words), page: page)
      return Answer(text: request.format == .json ? try report.json() : report.text())
    case .exercises(let command):
      return try ExerciseAnswers(page: page, terminal: terminal).answer(to: command)
    case .docs(let isCheck):
      return try DocumentationAnswers(pages: DocumentationPages(folder: Package.folder), page: page)
        .answer(isCheck: isCheck)
    case .fuzz(let plan):
      return try fuzz(plan, for: page, as: request.format)
    }
  }

  /// Lets a person at a terminal choose; prints a guide elsewhere, and where a width was asked for.
  private func guide(for page: Page, answering request: Request) async throws -> Answer {
    guard RawTerminal.isAvailable, request.width == nil else {
      return Answer(text: try await GuideReport(page: page).text())
    }
    return try await session(nil, for: page)
  }

  /// Lets a person at a terminal choose a story; lists the stories elsewhere.
  private func tourChoice(
    of pattern: Pattern, for page: Page, answering request: Request
  ) async throws -> Answer {
    guard RawTerminal.isAvailable, request.width == nil else {
      let choice = Choice(of: .story, after: "tour \(pattern.rawValue)")
      return Answer(text: choice.map { ChoiceReport(choice: $0, page: page).text() } ?? "")
    }
    return try await session(nil, choosing: pattern, for: page)
  }

  private func tour(
    _ story: Story.ID, of pattern: Pattern, for page: Page, answering request: Request
  ) async throws -> Answer {
    guard let story = Story.named(story) else { throw UsageError.invalid("There is no story \(story).") }
    let options = request.options
    let isToPrint = options.width != nil || options.event != nil || options.showsWiring
    guard isToPrint || !RawTerminal.isAvailable else {
      return try await session((story, pattern), for: page)
    }
    let report = TourReport(
      tour: try Tour(of: story, by: Architectures.of(pattern), screenWidth: page.screenWidth), page: page,
      showsWiring: options.showsWiring, event: options.event)
    if let event = options.event, event > report.eventCount {
      throw UsageError.invalid("\(story.id) has the events 1 to \(report.eventCount).")
    }
    return Answer(text: report.text())
  }

  /// Goes through a tour at the terminal, or begins with the choice of one, among all or of one pattern.
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
    let screenWidth = request.format == .text ? page.screenWidth : Page.widestScreen
    let report = try await TraceReport(
      pattern: pattern, story: story, page: page, screenWidth: screenWidth, data: try catalogue(of: request))
    switch request.format {
    case .text, .markdown: return report.text()
    case .json: return try report.json()
    case .sequence: return report.sequence()
    case .mermaid: return report.mermaid()
    case .plantuml: return report.plantUML()
    case .test: return report.test()
    }
  }

  private func ownership(of pattern: Pattern, for page: Page, as format: Request.Format) throws -> String {
    let report = OwnershipReport(map: OwnershipMap(of: try Observation(of: pattern)), page: page)
    switch format {
    case .json: return try report.json()
    case .mermaid: return report.mermaid()
    default: return report.text()
    }
  }

  /// Does random scripts; the exit status tells whether a script has failed, or somebody has stopped it.
  private func fuzz(_ plan: FuzzPlan, for page: Page, as format: Request.Format) throws -> Answer {
    let outcome = try FuzzRun(plan: plan, progress: .standard).run()
    let report = FuzzReport(plan: plan, outcome: outcome, page: page)
    return Answer(
      text: format == .json ? try report.json() : report.text(),
      status: outcome.failure != nil ? 1 : outcome.isInterrupted ? Self.interruptedStatus : 0)
  }

  /// What the catalogue knows: the server's files where a server was named.
  private func catalogue(of request: Request) throws -> CatalogueData {
    guard let url = request.catalogue else { return .embedded }
    let files = try DownloadProcess(url: url).run()
    return try CatalogueData(countriesJSON: files.countries, filmsJSON: files.films)
  }

  private func compare(
    _ story: Story.ID, _ patterns: [Pattern], data: CatalogueData, for page: Page, as format: Request.Format
  ) async throws -> String {
    guard let story = Story.named(story) else {
      throw UsageError.invalid("\(story) cannot be compared.")
    }
    // Only the document has the lines that sent the messages.
    let isDocument = format == .json
    let comparison = try Comparison(
      of: story, by: patterns.map { Architectures.of($0) },
      screenWidth: isDocument ? Page.widestScreen : page.screenWidth, data: data, recordsCallSites: isDocument
    )
    return isDocument ? try await comparison.located().json() : CompareReport(comparison, page: page).text()
  }
}
