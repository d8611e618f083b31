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
  @Test(arguments: Pattern.allCases, Story.spelledOut)
  func `a form that is observed behaves as the app does`(pattern: Pattern, story: Story) throws {
    let app = Stage(Architectures.of(pattern))
    let forms = [Architectures.async(of: pattern), Architectures.observable(of: pattern)].compactMap(\.self)
    let observed = forms.map { form in
      let trace = Trace()
      let stage = Stage(form, trace: trace)
      trace.screen = nil
      return stage
    }
    for step in story.steps {
      try app.perform(step)
      let screen = app.window.screen().text
      for form in observed {
        try form.perform(step)
        #expect(form.window.screen().text == screen, "\(step.description)")
        #expect(
          form.catalogue.pending.map(\.request) == app.catalogue.pending.map(\.request),
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
  func `a reply that is dropped on its way leaves nothing behind`(pattern: Pattern) throws {
    let stage = Stage(try form(of: pattern))
    for step in [.launch(), .reply(), .paste("france")] as [Story.Step] { try stage.perform(step) }
    try stage.perform(inOneTurn: [.reply(), .paste("finland")])
    for step in [.tap("Population"), .see("253 countries"), .see("China")] as [Story.Step] {
      try stage.perform(step)
    }
  }

  @Test func `a tap before an observable change is shown opens what the row shows, if it is still there`()
    throws
  {
    func screen(after search: String) throws -> Robot {
      let stage = Stage(try #require(Architectures.observable(of: .mvvmFC)))
      for step in [.launch(), .reply(), .paste(search)] as [Story.Step] { try stage.perform(step) }
      try stage.perform(inOneTurn: [.reply(), .pick("Algeria")])
      if stage.catalogue.pending.count > 0 { try stage.perform(.reply()) }
      return stage.robot
    }
    #expect(try screen(after: "al").sees("Algeria: 5 films"))
    #expect(try screen(after: "fra").sees("Countries"))
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
