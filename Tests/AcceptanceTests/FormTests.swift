import Architectures
import Catalogue
import HeadlessUI
import PatternTesting
import Playing
import Specification
import Testing
import Tracing

/// The list of countries of each pattern that awaits its requests, beside the one that passes completions; and that of
/// MVVM-FC with an observable view model, beside the one with a delegate.
@Suite struct FormTests {
  @Test(arguments: Pattern.allCases, Story.all + Story.further + [.rows])
  func `both forms show the same screens and send the same requests`(pattern: Pattern, story: Story) throws {
    try expectSame(form(of: pattern), in: story)
  }

  @Test(arguments: Story.all + Story.further + [.rows])
  func `an observable view model shows the same screens and sends the same requests`(story: Story) throws {
    try expectSame(#require(Architectures.observable(of: .mvvmFC)), in: story)
  }

  private func expectSame(_ form: any Architecture, in story: Story) throws {
    let own = Stage(Architectures.of(form.pattern))
    var others = [Stage(form)]
    // Observing a form, which draws each screen twice a message, takes most of the time.
    if Story.spelledOut.contains(where: { $0.id == story.id }) { others.append(Stage(form, trace: Trace())) }
    for step in story.steps {
      try own.perform(step)
      for other in others {
        try other.perform(step)
        #expect(other.window.screen().text == own.window.screen().text, "\(step.description)")
        #expect(
          other.catalogue.pending.map(\.request) == own.catalogue.pending.map(\.request),
          "\(step.description)")
      }
    }
  }

  @Test(arguments: Pattern.allCases)
  func `ending the app while it loads cancels the request`(pattern: Pattern) throws {
    let stage = Stage(try form(of: pattern))
    try stage.perform(.launch())
    #expect(stage.catalogue.pending.count == 1)
    stage.terminate()
    #expect(stage.catalogue.pending.isEmpty)
  }

  @Test(arguments: Pattern.allCases)
  func `a story has the same messages each time`(pattern: Pattern) throws {
    func document() throws -> TraceDocument {
      try Performance(of: .lastSearchWins, by: try form(of: pattern)).document
    }
    let first = try document()
    for _ in 2...10 { #expect(try document() == first) }
  }

  private func form(of pattern: Pattern) throws -> any Architecture {
    try #require(Architectures.async(of: pattern))
  }
}
