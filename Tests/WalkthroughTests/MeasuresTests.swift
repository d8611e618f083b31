import Foundation
import Playing
import SourceModel
import Specification
import Testing
import Toolchain

@testable import Walkthrough

@Suite struct MeasuresTests {
  @Test func `only lines with code are counted, and no declaration in a comment or string`() throws {
    let text = """
      /// A class of its own, and a protocol.
      protocol Greeting: AnyObject {
        func greet()
      }

      // class Commented {}
      final class Greeter: Greeting {
        func greet() { print("class Quoted {}") }
        class func make() -> Greeter { Greeter() }
      }
      """
    let source = Measures.Source(counting: [try SourceFile(name: "Greeter.swift", text: text)])
    #expect(source == Measures.Source(files: 1, lines: 7, types: 1, protocols: 1))
  }

  @Test(arguments: Pattern.allCases)
  func `every source file is counted, and no figure is 0, except that of reads`(pattern: Pattern) throws {
    let measures = Measures(of: try Observation(of: pattern, performing: [.listCountries]))
    let folder = packageFolder.appendingPathComponent("Sources/Patterns/\(pattern.module)/App")
    // The library and the console beside the apps are not counted.
    let files = try Package.swiftFiles(below: folder).map(\.path)
      .filter { !$0.contains("/VIPER/App/Console/") && !$0.contains("/MVVMFC/App/Library/") }
    #expect(measures.source?.files == files.count)
    #expect(measures.messages.map(\.story) == ["list-countries"])
    #expect(measures.named.allSatisfy { $0.count > 0 || $0.name.hasPrefix("reads") }, "\(measures.named)")
    #expect(!measures.collaborations.isEmpty)
  }

  @Test func `in the JSON document, figures have names`() throws {
    struct Document: Decodable {
      struct Entry: Decodable {
        let pattern: Pattern
        let figures: [String: Int]
        let collaborators: [String: Int]
      }
      let schema: Int
      let patterns: [Entry]
    }
    let measures = Measures(of: try Observation(of: .viper, performing: [.listCountries]))
    let text = try MeasuresReport([measures], page: Page(width: 80, style: .plain)).json()
    let document = try JSONDecoder().decode(Document.self, from: Data(text.utf8))
    #expect(document.schema == 1)
    #expect(document.patterns.map(\.pattern) == [.viper])
    #expect(document.patterns[0].figures["messages: list-countries"] == 18)
    #expect(document.patterns[0].figures["files"] == measures.source?.files)
    // An interactor needs only its data store and its output.
    #expect(document.patterns[0].collaborators["Interactor"] == 2)
  }
}
