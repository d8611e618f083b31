import Foundation
import Playing
import ProcessTesting
import Specification
import Testing
import Tracing

@testable import Walkthrough

/// Two runs of a story, compared.
@Suite struct TraceDifferenceTests {
  private let messages: [Message]
  private let page = Page(width: 80, style: .plain)

  init() throws { messages = try Performance.shared(of: .sortCountries, by: .viper).document.messages }

  @Test func `a run does not differ from itself`() {
    let difference = TraceDifference(from: messages, to: messages)
    #expect(difference.isEmpty)
    #expect(difference.text(on: page).contains("The messages are the same: \(messages.count)."))
  }

  @Test func `what only one run has is added or missing`() {
    let missing = messages.filter { $0.number != 20 }
    #expect(differences(from: missing, to: messages) == [.added(messages[19])])
    #expect(differences(from: messages, to: missing) == [.missing(messages[19])])
    let text = TraceDifference(from: messages, to: missing).text(on: page)
    #expect(text.contains("1 missing, \(messages.count - 1) unchanged."))
    #expect(text.contains("  … 19 unchanged\n- missing: 20 \(messages[19].parties): \(messages[19].phrase)"))
  }

  @Test func `a message at another place is moved`() throws {
    let place = try #require(messages.firstIndex { $0.name == "sortedCountries(_:by:)" })
    var moved = messages
    moved.append(moved.remove(at: place))
    #expect(differences(from: messages, to: moved) == [.moved(messages[place], before: messages[place])])
    let text = TraceDifference(from: messages, to: moved).text(on: page)
    #expect(text.contains("> moved, was \(place + 1): \(place + 1) Interactor → Presenter"))
  }

  @Test func `another payload is told with the one before`() throws {
    let place = try #require(messages.firstIndex { $0.name == "sort(by:)" })
    var document = try #require(
      JSONSerialization.jsonObject(
        with: TraceDocument(pattern: "viper", story: "sort-countries", messages: messages).json())
        as? [String: Any])
    var list = try #require(document["messages"] as? [[String: Any]])
    list[place]["payload"] = ["type": "String", "text": "something else", "children": []]
    document["messages"] = list
    let changed = try TraceDocument(json: JSONSerialization.data(withJSONObject: document)).messages
    #expect(
      differences(from: changed, to: messages) == [.changed(messages[place], before: changed[place])])
    let text = TraceDifference(from: changed, to: messages).text(on: page)
    #expect(text.contains("~ payload: \(place + 1) Presenter → Interactor: sort(by:)"))
    #expect(text.contains("before: something else"))

    var moved = messages
    moved.append(moved.remove(at: place))
    let both = TraceDifference(from: changed, to: moved).text(on: page)
    #expect(both.contains("> moved, was \(place + 1):") && both.contains("before: something else"))
  }

  @Test func `the program compares with a file, and its exit status tells the result`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("traces-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func file(_ messages: [Message], named name: String) throws -> String {
      let url = folder.appendingPathComponent(name)
      try TraceDocument(pattern: "viper", story: "sort-countries", messages: messages).json().write(to: url)
      return url.path
    }
    let same = try await walkthrough(
      "trace", "viper", "sort-countries", "--against", file(messages, named: "a.json"))
    #expect(same.status == 0)
    #expect(same.output.contains("The messages are the same"))
    let shorter = try file(Array(messages.dropLast()), named: "b.json")
    let other = try await walkthrough("trace", "viper", "sort-countries", "--against", shorter)
    #expect(other.status == 1)
    #expect(other.output.contains("1 added, \(messages.count - 1) unchanged."))
    let story = try await walkthrough("trace", "viper", "go-back", "--against", shorter)
    #expect(story.status == 64)
    #expect(
      story.errors.replacing("\n", with: " ").contains(
        "is the trace of viper sort-countries, not of viper go-back."))
    let event = try await walkthrough(
      "trace", "viper", "sort-countries", "--against", shorter, "--event", "1")
    #expect(event.status == 64)
  }

  @Test(arguments: [
    ("", "is not a whole trace"),
    ("{\"schema\": 9}", "this version reads schema 2. A newer version of the kit wrote it."),
    (
      "{\"schema\": 1}",
      "Write it again, with the app as it was then: 'swift run walkthrough trace viper go-back"
    ),
    ("{\"schema\": 2, \"pattern\": \"viper\"}", "is not a whole trace"),
  ]) func `a damaged file is named`(_ text: String, _ reason: String) throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("trace-\(UUID().uuidString).json")
    try Data(text.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let document = TraceDocument(pattern: "viper", story: "go-back", messages: [])
    #expect { try TraceDifference.messages(in: url.path, of: document) } throws: { "\($0)".contains(reason) }
    #expect { try TraceDifference.messages(in: url.path + "x", of: document) } throws: {
      "\($0)".contains("cannot be read")
    }
  }

  private func differences(from old: [Message], to new: [Message]) -> [TraceDifference.Entry] {
    TraceDifference(from: old, to: new).entries.filter { entry in
      if case .same = entry { false } else { true }
    }
  }
}
