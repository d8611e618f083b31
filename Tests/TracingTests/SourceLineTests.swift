import Testing
import Tracing

@Suite struct SourceLineTests {
  @Test(arguments: [
    ("/home/me/app/Sources/Patterns/App/Main.swift", "Sources/Patterns/App/Main.swift"),
    ("Sources/App/Main.swift", "Sources/App/Main.swift"),
    ("/app/Tests/AppTests/MainTests.swift", "Tests/AppTests/MainTests.swift"),
    ("/Sources/checkout/Sources/App/Main.swift", "Sources/App/Main.swift"),
    ("/Users/me/Tests/app/Sources/App/Main.swift", "Sources/App/Main.swift"),
    ("Main.swift", "Main.swift"),
    ("/scripts/Main.swift", "/scripts/Main.swift"),
  ])
  func `a path begins at Sources or Tests if it contains one of them`(path: String, file: String) {
    let line = SourceLine(path: path, line: 3)
    #expect(line.file == file)
    #expect(line.line == 3)
  }
}
