import Foundation
import Playing
import Specification
import Testing
import TextLayout
import Tracing

@testable import Walkthrough

@Suite struct FiguresTests {
  @Test func `figures count the messages that were sent`() throws {
    let messages = [
      try message("User", "View", kind: .userEvent),
      try message("View", "Interactor", step: 1),
      try message("View", "Interactor", step: 1),
      try message("Interactor", "View"),
      try message("View", "View", step: 2),
    ]
    let figures = Figures(counting: messages)
    #expect(figures.messages == 5)
    #expect(figures.stepMessages == 3)
    #expect(figures.roles == 3)
    // From user to view, from view to interactor, and back. A message from a view to a view crosses no boundary.
    #expect(figures.boundaries == 3)
    #expect(figures.userEvents == 1)
  }

  @Test func `without messages, all figures are 0`() {
    #expect(Figures(counting: []).named.allSatisfy { $0.count == 0 })
  }

  @Test func `a document has the script, and for each pattern figures, messages and screens`() throws {
    let story = Story.listCountries
    let architectures = [StandIn(.swiftIO), StandIn(.viper, .otherTitle)]
    let comparison = try Comparison(of: story, by: architectures, screenWidth: 60)
    let document = try JSONDecoder().decode(Document.self, from: Data(try comparison.json().utf8))
    #expect(document.schema == 2)
    #expect(document.story == story.id)
    #expect(document.scenes.map(\.description) == ["The user opens the app.", "The catalogue replies."])
    #expect(document.scenes.map(\.screensAgree) == [false, false])
    #expect(document.patterns.map(\.pattern) == ["swift-io", "viper"])
    for pattern in document.patterns {
      #expect(pattern.scenes.count == document.scenes.count)
      #expect(pattern.scenes.flatMap(\.messages) == pattern.messages.map(\.number))
      let wiring = pattern.messages.count { [.creation, .connection].contains($0.kind) }
      let count = try #require(pattern.figures["messages"])
      #expect(0 < count && count <= pattern.messages.count - wiring)
      #expect(pattern.scenes.allSatisfy { document.screens[$0.screen].hasPrefix("╭") })
    }
  }

  /// The document as another program would declare it.
  private struct Document: Decodable {
    let schema: Int
    let story: String
    let scenes: [Scene]
    let patterns: [Entry]
    let screens: [String]

    struct Scene: Decodable {
      let description: String
      let screensAgree: Bool
    }
    struct Entry: Decodable {
      let pattern: String
      let figures: [String: Int]
      let messages: [Message]
      let scenes: [Part]
    }
    struct Part: Decodable {
      let messages: [Int]
      let screen: Int
    }
  }

  /// Creates a message between two roles, decoded from JSON like one of a trace.
  private func message(
    _ sender: String, _ receiver: String, kind: Message.Kind = .call, step: Int? = nil
  ) throws -> Message {
    let json = """
      {"number": 1, "name": "send()", "kind": "\(kind.rawValue)", "step": \(step.map(String.init) ?? "null"),
       "sender": {"role": "\(sender)", "type": "Sender", "object": "Sender 1"},
       "receiver": {"role": "\(receiver)", "type": "Receiver", "object": "Receiver 1"},
       "payload": {"type": "Void", "children": []}, "rules": []}
      """
    return try JSONDecoder().decode(Message.self, from: Data(json.utf8))
  }
}
