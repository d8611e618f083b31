import Playing
import Specification

/// The program's output without a command and a terminal, and of `guide`: a short guide and one cycle.
struct GuideReport {
  let page: Page

  func text() async throws -> String {
    let report = try await TraceReport(
      pattern: .swiftIO, story: Story.sortCountries.id, page: page, screenWidth: page.screenWidth)
    if let failure = report.failure { throw failure }
    let introduction = """
      What does an architecture do at run time? Who sends which message to whom, and in which order? \
      This kit has one app, a catalogue of countries and films, built in plain MVC and by the rules of \
      \(Pattern.allCases.titles), so that you can watch each at work.
      """
    let explanation = """
      Below is that tap in Swift-IO, which requires seven steps for it, from the view back to the view. Each entry is a \
      message that was seen as it crossed from one object to another: the number in front is its step; a dot marks a \
      message in between.
      """
    return page.paragraph(introduction) + "\n" + FirstScreen(page: page).text() + "\n"
      + page.paragraph(explanation) + "\n" + report.legend() + "\n" + report.firstCycle() + "\n" + readOn
  }

  private var readOn: String {
    let commands = [
      ("\(Kit.command) tour swift-io sort-countries", "the whole story, one message at a time"),
      ("\(Kit.command) trace swift-io sort-countries", "the same on one page"),
      ("\(Kit.command) compare sort-countries --with mvc", "the same story, pattern by pattern"),
      ("\(Kit.command) site", "all stories on one page for the browser"),
      ("\(Kit.command) app swift-io", "the app itself, for you to use"),
      ("\(Kit.command) exercises", "messages to put in order, and broken parts to fix"),
      ("\(Kit.command) new --help", "begins a scene of your own, with its tests"),
      ("\(Kit.command) rules swift-io", "the rules of Swift-IO"),
      ("\(Kit.command) rules swift-io --today", "what of them holds with async and SwiftUI"),
      ("\(Kit.command) list", "patterns and stories"),
      ("\(Kit.command) --help", "everything else"),
    ]
    return page.nextSteps(commands)
  }
}
