import Foundation
import Playing
import Testing

@testable import Walkthrough

/// Sessions in files.
@Suite struct LiveScriptTests {
  private let events: [Story.Event] = [
    .launch, .reply(1), .edit("é\"\\\u{1B}"), .fail(2), .tap("Name ↑"), .pick("a\nb"),
  ]

  @Test func `a script that was written is read back unchanged`() throws {
    try inFolder { folder in
      let path = folder.appendingPathComponent("session.json").path
      try LiveScript(events: events).write(to: path)
      #expect(try LiveScript(path: path).events == events)
    }
  }

  @Test func `a file is replaced only on request`() throws {
    try inFolder { folder in
      let path = folder.appendingPathComponent("session.json").path
      try LiveScript(events: events).write(to: path)
      let other = LiveScript(events: [.launch])
      let error = #expect(throws: LiveScriptError.self) { try other.write(to: path) }
      #expect(error?.isInTheWay == true)
      #expect(try LiveScript(path: path).events == events)
      try other.write(to: path, replacing: true)
      #expect(try LiveScript(path: path).events == [.launch])
    }
  }

  @Test func `a missing folder is named`() throws {
    let error = #expect(throws: LiveScriptError.self) {
      try LiveScript(events: events).write(to: "/nowhere/session.json")
    }
    #expect(error?.isInTheWay == false)
    #expect(error?.description == "There is no folder '/nowhere' to save in.")
  }

  @Test func `the report of a failure that fuzz found can be read as a script`() throws {
    let json = #"{"schema": 1, "failure": {"seed": 5, "script": [".launch()"]}, "patterns": ["viper"]}"#
    #expect(try LiveScript(json: Data(json.utf8)).events == [.launch])
  }

  nonisolated private static let damaged = [
    ("", "A script is JSON such as"),
    ("[]", "A script is JSON such as"),
    (#"{"schema": 2, "script": [".launch()"]}"#, "A script is JSON such as"),
    (#"{"schema": 1, "script": []}"#, "A script is JSON such as"),
    (#"{"schema": 1, "script": [1]}"#, "A script is JSON such as"),
    (#"{"schema": 1, "failure": null}"#, "A script is JSON such as"),
    (#"{"schema": 1, "script": [".launch()", ".jump()"]}"#, "Step 2 is '.jump()'; a step is written like"),
    (#"{"schema": 1, "script": ["\u001b[2J"]}"#, #"Step 1 is '\u{1B}[2J'; a step"#),
  ]

  @Test(arguments: damaged) func `text that is not a script is refused`(json: String, reason: String) {
    let error = #expect(throws: LiveScriptError.self) { try LiveScript(json: Data(json.utf8)) }
    #expect(error?.description.hasPrefix(reason) == true, "\(error?.description ?? "")")
  }

  @Test func `a missing, large or endless file and a folder are refused by name`() throws {
    try inFolder { folder in
      let large = folder.appendingPathComponent("large.json").path
      try Data(count: LiveScript.largestFile + 1).write(to: URL(fileURLWithPath: large))
      for path in [large, folder.path, folder.path + "/none.json", "/dev/zero"] {
        let error = #expect(throws: LiveScriptError.self) { try LiveScript(path: path) }
        #expect(error?.description.contains("'\(path)'") == true, "\(error?.description ?? "")")
      }
    }
  }

  @Test func `for a folder, the error says that --script takes a file`() throws {
    try inFolder { folder in
      let error = #expect(throws: LiveScriptError.self) { try LiveScript(path: folder.path) }
      #expect(error?.description == "'\(folder.path)' is a folder. --script takes the path of a file.")
    }
  }

  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("app-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }
}
