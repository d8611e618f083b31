import Architectures
import Foundation
import Playing
import ProcessTesting
import Specification
import Testing
import TextLayout

@testable import Walkthrough

/// A session with a prompt, in this process.
@Suite struct LiveConsoleTests {
  /// Runs some commands, and returns the output without the first screen.
  private func run(
    _ lines: [String], pattern: Pattern = .viper, launch: Story.Event = .launch, width: Int = 80,
    isLinear: Bool = false
  ) throws -> (text: String, console: LiveConsole) {
    let session = LiveSession(of: Architectures.of(pattern))
    try session.perform(launch)
    var rest = lines[...]
    var text = ""
    let page = Page(width: width, style: .plain, isLinear: isLinear)
    let console = LiveConsole(
      session, page: page, echoes: true, readLine: { rest.popFirst() }, write: { text += $0 })
    try console.run()
    return (text, console)
  }

  @Test func `a command is echoed, and its messages and the screen follow`() throws {
    let (text, console) = try run(["tap name"])
    #expect(text.hasPrefix("> tap name\n── 3. The user taps “Name ↑”. ─"))
    #expect(text.contains("1  View Controller → Presenter #26  sortByName()"))
    #expect(text.contains("│ [Name ↓]  [Population]"))
    #expect(!console.hasFailed)
  }

  @Test func `held requests are answered by number, or fail`() throws {
    let (text, console) = try run(["hold", "type fi", "relaunch", "reply 2", "fail", "release"])
    #expect(text.contains("2 requests waiting: 1: countries matching \"fi\"; 2: countries."))
    #expect(
      console.session.script.dropFirst(2) == [.type("fi"), .relaunch, .reply(2), .fail(1)])
    #expect(!console.hasFailed && !console.session.holdsReplies)
  }

  @Test func `each command performs its event, in upper or lower case`() throws {
    let (_, console) = try run([
      "DOWN", "up", "paste land", "type-quickly fin", "paste", "pick\talg", "swipe", "stay", "back",
      "tap favourites", "swipe",
      "leave", "screen", "help", "",
      "quit", "tap name",
    ])
    #expect(
      console.session.script.filter { $0 != .reply(1) }.dropFirst() == [
        .scrollDown, .scrollUp, .paste("land"), .typeQuickly("fin"), .paste(""), .pick("Algeria"),
        .beginSwipe,
        .cancelSwipe, .goBack, .tap("Favourites"), .beginSwipe, .finishSwipe,
      ])
    #expect(!console.hasFailed)
  }

  @Test func `a tab is selected by a beginning of its title, and a button of that title is another element`()
    throws
  {
    let (text, console) = try run(
      ["tab fav", "tab Countries", "tap fav", "tab films"], launch: .launchWithTabs)
    #expect(
      console.session.script.filter { $0 != .reply(1) }.dropFirst() == [
        .selectTab("Favourites"), .selectTab("Countries"), .tap("Favourites"),
      ])
    #expect(text.contains("The screen has no tab “films”. It has “Countries”, “Favourites”."))
    #expect(console.hasFailed)
  }

  nonisolated private static let mistakes = [
    ("jump", "There is no command 'jump'."),
    ("tpa", "There is no command 'tpa'. Did you mean 'tap'?"),
    ("tap", "The screen has no button “”. It has “Favourites”, “Name ↑”, “Population”, “All Regions”."),
    ("tap Atlantis", "The screen has no button “Atlantis”. It has “Favourites”,"),
    ("back", "The screen has no back button."),
    ("reply", "No request is waiting."),
    ("reply x", "'reply' takes the number of a request, from 1."),
    ("fail 0", "No request is waiting."),
    ("type", "'type' takes a text, such as 'type fin'."),
    ("hold please", "'hold' takes nothing."),
    ("undo 3", "'undo' takes nothing."),
    ("quit x", "'quit' takes nothing."),
  ]

  @Test(arguments: mistakes)
  func `after most mistakes, the possible events are listed`(line: String, reason: String) throws {
    let (text, console) = try run([line])
    #expect(text.replacing("\n", with: " ").hasPrefix("> \(line) \(reason)"), "\(text)")
    #expect(text.contains("What can be done now:\n  tap "))
    #expect(text.contains(" Favourites, Name ↑, Population, All Regions\n"))
    #expect(console.hasFailed)
    #expect(console.session.script.count == 2)
  }

  @Test(arguments: ["pattern vipr", "pattern", "save", "save /nowhere/a.json"])
  func `after a mistake in pattern or save, possible events are not listed`(line: String) throws {
    let (text, console) = try run([line])
    #expect(console.hasFailed)
    #expect(!text.contains("What can be done now") && text.split(separator: "\n").count > 1)
  }

  @Test func `undo replays the session without its last event`() throws {
    let (text, console) = try run(["tap pop", "tap fav", "undo", "undo", "undo"])
    #expect(text.contains("3 events replayed in VIPER.\n╭─"))
    #expect(text.contains("> undo\nThere is nothing to undo.\n"))
    #expect(console.session.script == [.launch, .reply(1)])
  }

  @Test func `the session continues in another pattern`() throws {
    let (text, console) = try run(["tap pop", "pattern mvvm-fc", "tap pop"])
    #expect(text.contains("3 events replayed in MVVM-FC."))
    #expect(console.session.pattern == .mvvmFC)
    #expect(console.session.script.count == 4)
  }

  @Test(arguments: [40, 80, 200]) func `no line is wider than the page`(width: Int) throws {
    let (text, _) = try run(["tap name", "type fin", "tap x", "screen", "help"], width: width)
    for line in text.split(separator: "\n") where line.columns > width {
      Issue.record("\(line.columns) columns: \(line)")
    }
  }

  @Test func `for a screen reader a message is a sentence, and there are no boxes`() throws {
    let (text, _) = try run(["tap name"], isLinear: true)
    #expect(text.contains("\nStep 1. View Controller to Presenter: sortByName()\n"))
    #expect(text.contains("\n[Name ↓] [Population] [All Regions]\n"))
    for scalar in text.unicodeScalars { #expect(!(0x2500...0x259F).contains(scalar.value)) }
  }

  @Test func `hostile input cannot move the cursor`() throws {
    let (text, _) = try run(["tap \u{1B}[2J", "paste \u{1B}]0;x\u{7}\u{202E}", "\u{1B}[31m", "screen"])
    #expect(!text.contains("\u{1B}") && !text.contains("\u{7}") && !text.contains("\u{202E}"))
  }
}

/// The built program with `app`, in a pipe.
@Suite(.timeLimit(.minutes(30))) nonisolated struct LiveProgramTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "app-\(UUID().uuidString)")

  private func inFolder(_ body: (_ file: String) async throws -> Void) async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder.appendingPathComponent("session.json").path)
  }

  @Test func `a session is saved, replayed, and the same in all four patterns`() async throws {
    try await inFolder { file in
      let lines = "tap name\nhold\ntype fi\nrelaunch\nreply 2\nfail 1\nsave \(file)\n"
      let run = try await walkthrough(["app", "swift-io"], typing: lines)
      #expect(run.status == 0)
      #expect(run.errors.isEmpty)
      #expect(run.output.hasPrefix("╭──"))
      let replayed = try await walkthrough("app", "viper", "--script", file)
      #expect(replayed.status == 0)
      #expect(replayed.output.hasPrefix("── 1. The user opens the app. ──"))
      #expect(replayed.output.contains("── 7. The catalogue fails. ──"))
      let all = try await walkthrough("app", "--script", file)
      #expect(all.status == 0)
      #expect(all.output.hasPrefix("7 events in Swift-IO, Clean Swift VIP, VIPER and MVVM-FC\n"))
      #expect(all.output.components(separatedBy: "the same screen after each of 7 events").count == 4)
      let again = try await walkthrough(["app", "swift-io"], typing: "save \(file)")
      #expect(again.status == 1)
      #expect(again.output.replacing("\n", with: " ").contains("exists already. Type 'replace "))
    }
  }

  @Test func `the report on a script that cannot continue names the step`() async throws {
    try await inFolder { file in
      let json = #"{"schema": 1, "script": [".launch()", ".reply()", ".tap(\"Bogus\")"]}"#
      try Data(json.utf8).write(to: URL(fileURLWithPath: file))
      for words in [["app", "viper", "--script", file], ["app", "viper", "--plain", "--script", file]] {
        let run = try await walkthrough(words)
        #expect(run.status == 1)
        #expect(run.output.contains("2. The catalogue replies."))
        #expect(run.errors.hasPrefix(#"walkthrough: Step 3 of 3, .tap("Bogus"): The screen has no button"#))
      }
      let all = try await walkthrough("app", "--script", file)
      #expect(all.status == 1)
      #expect(all.output.components(separatedBy: "cannot do step 3").count == 5)
    }
  }

  @Test func `a file that is not a script is refused`() async throws {
    for path in ["/nowhere.json", "/", "/dev/null"] {
      let run = try await walkthrough("app", "--script", path)
      #expect(run.status == 1)
      #expect(run.output.isEmpty && run.errors.contains("'\(path)'"), "\(run.errors)")
    }
  }

  @Test func `without a pattern or a script, app lists the patterns`() async throws {
    let run = try await walkthrough("app")
    #expect(run.status == 64)
    for pattern in Pattern.allCases {
      #expect(run.output.contains("\n  swift run walkthrough app \(pattern.rawValue)\n"))
    }
  }

  @Test func `a command that fails in a pipe sets the exit status`() async throws {
    let run = try await walkthrough(["app", "mvvm-fc", "--plain"], typing: "tap bogus\ntap name\n")
    #expect(run.status == 1)
    #expect(run.errors.isEmpty)
    #expect(run.output.contains("\n> tap bogus\n") && run.output.contains("[Name ↓] [Population]"))
    for scalar in run.output.unicodeScalars {
      #expect(scalar != "\u{1B}" && !(0x2500...0x259F).contains(scalar.value))
    }
  }
}
