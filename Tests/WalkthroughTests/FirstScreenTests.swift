import Architectures
import Playing
import Specification
import Testing
import TextLayout
import Tracing

@testable import Walkthrough

@Suite struct FirstScreenTests {
  /// The messages of the first tap of a story.
  private func tap(_ pattern: Pattern, in story: Story) throws -> [Message] {
    let scenes = try Performance(of: story, by: Architectures.of(pattern)).scenes
    return try #require(scenes.first { $0.messages.first?.kind == .userEvent && $0.before != nil }).messages
  }

  @Test func `the tap in MVC has the messages that the first screen shows`() throws {
    let seen = try tap(.mvc, in: .sortCountries).dropFirst().map { [$0.parties, $0.name] }
    let shown = FirstScreen.before.map { [$0.parties, $0.message.replacing("sets ", with: "")] }
    #expect(seen == shown)
  }

  @Test(arguments: Pattern.apps)
  func `the roles of the first screen take the tap, work, write and navigate in the app`(
    pattern: Pattern
  ) throws {
    let messages = try tap(pattern, in: .sortCountries)
    let jobs = pattern.jobs
    #expect(messages.first { $0.sender.role == .view }?.receiver.role == jobs[0])
    let parties = Set(messages.flatMap { [$0.sender.role, $0.receiver.role] })
    #expect(parties.isSuperset(of: jobs[1...2]))
    let navigation = try Performance(of: .openCountry, by: Architectures.of(pattern)).document.messages
      .first { $0.kind == .navigation }
    // A flow controller has the factory of the next module push it.
    #expect(navigation?.sender.role == (pattern == .mvvmFC ? .factory : jobs[3]))
  }

  @Test(arguments: [40, 80, 200]) func `it fits the page, and begins with MVC`(width: Int) {
    let text = FirstScreen(page: Page(width: width, style: .plain)).text()
    #expect(text.split(separator: "\n").allSatisfy { $0.columns <= width })
    #expect(text.hasPrefix("You know this one."))
  }
}
