import Testing

@testable import Tracing

/// The lines that `atos` prints on a Mac.
@Suite struct AtosTests {
  @Test func `a line is read from its end, whatever the name and the path`() throws {
    let symbol = try #require(
      Symbol(
        atosLine: "closure #1 in Films (a).show() (in walkthrough) (/My Kit (2)/Sources/A/Films.swift:24)"))
    #expect(symbol.sourceLine == SourceLine(path: "/My Kit (2)/Sources/A/Films.swift", line: 24))
  }

  @Test(arguments: [
    "0x1045c3e10", "main (in walkthrough) + 52", "show() (in walkthrough) (<compiler-generated>:0)",
    "show() (in walkthrough) (Films.swift:24)", "",
  ])
  func `an address without a path has no line`(text: String) {
    #expect(Symbol(atosLine: text)?.sourceLine == nil)
  }
}
