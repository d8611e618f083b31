import Checks
import SourceModel
import Testing
import Toolchain

@Suite struct StandInTests {
  @Test func `a stand-in's properties can be set if those of the type can`() throws {
    let file = try SourceFile(
      name: "GreetingsConfigurator.swift",
      text: """
        final class GreetingsConfigurator {
          static let shared = GreetingsConfigurator()
          let name: String = ""
          var greeting: String = ""
          var watched: String = "" { didSet {} }
          private(set) var count: Int = 0
          var length: Int { 0 }
          var title: String { get { "" } set {} }
        }
        """)
    #expect(
      file.types[0].standIn(without: []) == """
        final class GreetingsConfigurator {
          static var shared: GreetingsConfigurator { fatalError() }
          var name: String { fatalError() }
          var greeting: String { get { fatalError() } set {} }
          var watched: String { get { fatalError() } set {} }
          var count: Int { fatalError() }
          var length: Int { fatalError() }
          var title: String { get { fatalError() } set {} }
        }
        """)
  }
}
