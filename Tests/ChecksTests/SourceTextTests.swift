import Testing

@testable import Checks

@Suite struct SourceTextTests {
  private let file = SourceFile(
    name: "Sample.swift",
    text: #"""
      // class Comment {}
      import class Framework.Thing

      final class Greeter<Word: Hashable>: Base, Greeting where Word: Sendable {
        private static weak var last: Greeter?
        private(set) var text = "class Literal {" ?? other
        let pattern = #/[{]/#

        init() { let local = 1 }
        class func make() -> Greeter { Greeter.init() }

        enum Tone { case low }
      }

      extension Outer.Inner: @MainActor Greeting {}
      let global = 1
      """#)

  @Test func `words and signs are known with their lines, and comments, literals and patterns are none`() {
    let texts = file.tokens.map(\.text)
    #expect(!texts.contains("Comment"))
    #expect(!texts.contains("Literal"))
    #expect(texts.count { $0 == "{" } == texts.count { $0 == "}" })
    #expect(file.tokens.first { $0.text == "last" }?.line == 5)
    #expect(file.tokens.filter { $0.text == "?" }.map(\.isSpaced) == [false, true, false])
  }

  @Test func `types are known with what they inherit, extensions and nested ones too`() {
    #expect(file.typeTexts.map(\.keyword) == ["class", "enum", "extension"])
    #expect(file.typeTexts.map(\.name) == ["Greeter", "Tone", "Inner"])
    #expect(file.typeTexts.map(\.isNested) == [false, true, false])
    #expect(file.typeTexts[0].inherited == ["Base", "Greeting"])
    #expect(file.typeTexts[2].inherited.contains("Greeting"))
  }

  @Test func `members are those that stand directly in a type or in the file`() {
    let members = MemberText.all(in: file.typeTexts[0].body, of: file)
    #expect(members.map(\.name) == ["last", "text", "pattern", "init", "make"])
    #expect(members[0].modifiers == ["private", "static", "weak"])
    #expect(members[4].modifiers == ["class"])
    #expect(MemberText.all(in: 0..<file.tokens.count, of: file).map(\.name) == ["global"])
  }

  @Test func `a name is taken apart into its words`() {
    #expect("showFooterLabel".wordsOfName == ["show", "footer", "label"])
    #expect("UIAlertController".wordsOfName == ["ui", "alert", "controller"])
    #expect("apiURL_2".wordsOfName == ["api", "url"])
  }
}
