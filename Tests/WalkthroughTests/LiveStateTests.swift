import Architectures
import Foundation
import HeadlessUI
import Playing
import Specification
import Testing
import TextLayout

@testable import Walkthrough

/// The events, places and notices that keys lead to.
@Suite struct LiveStateTests {
  private func begun(
    _ pattern: Pattern = .swiftIO, by launch: Story.Event = .launch
  ) throws -> LiveState {
    let session = LiveSession(of: Architectures.of(pattern))
    try session.perform(launch)
    return LiveState(session)
  }

  private func press(_ keys: [Key], _ state: inout LiveState) {
    for key in keys { state.press(key, scrollingTo: 1000) }
  }

  private func press(_ text: String, _ state: inout LiveState) {
    press(text.map { $0 == "\n" ? .enter : .character($0) }, &state)
  }

  /// Returns the script without the launch and its reply.
  private func script(_ state: LiveState) -> [Story.Event] { Array(state.session.script.dropFirst(2)) }

  @Test func `the focus visits everything that can be reached, and wraps around at both ends`() throws {
    var state = try begun()
    let labels = state.session.screen().elements.map(\.label)
    var seen: [String] = []
    for _ in labels {
      seen.append(state.focused?.label ?? "")
      press([.tab], &state)
    }
    #expect(seen == labels)
    #expect(state.focused?.label == labels[0])
    press([.up, .left, .down], &state)
    #expect(state.focused?.label == labels[labels.count - 1])
  }

  @Test func `Enter activates the focused element, which keeps the focus`() throws {
    var state = try begun()
    press([.up, .up, .up, .enter], &state)
    #expect(script(state) == [.tap("Name ↑")])
    #expect(state.focused?.label == "Name ↓")
    press(" ", &state)
    #expect(script(state).last == .tap("Name ↓"))
    press([.up, .enter], &state)
    #expect(script(state).last == .scrollDown)
    #expect(state.focused?.kind == .scrollDown)
    press([.up, .enter], &state)
    #expect(script(state).suffix(2) == [.pick("Armenia"), .reply(1)])
    #expect(state.focused?.kind == .backButton)
    press("wb", &state)
    #expect(state.notice == "A swipe has begun: finish it or take it back.")
    press([.left], &state)
    #expect(state.focused?.kind == .backButton)
    #expect(script(state).suffix(2) == [.beginSwipe, .cancelSwipe])
    press([.escape], &state)
    #expect(script(state).last == .goBack)
  }

  @Test func `letters go into the search field that has the focus, and nowhere else`() throws {
    var state = try begun()
    press([.tab], &state)
    #expect(state.isTyping)
    press("q?1 é", &state)
    press([.backspace, .backspace], &state)
    #expect(
      script(state).filter { $0 != .reply(1) }
        == ["q", "q?", "q?1", "q?1 ", "q?1 é", "q?1 ", "q?1"].map {
          .edit($0)
        })
    #expect(state.focused?.value == "q?1")
    press([.escape], &state)
    #expect(!state.isTyping)
    press("q", &state)
    #expect(state.place == .left)
    #expect(!state.wasInterrupted)
  }

  @Test func `pasted text goes into the search field that has the focus, on one line`() throws {
    var state = try begun()
    press("\t", &state)
    state.paste("fin")
    #expect(script(state).isEmpty)
    press([.tab], &state)
    press("i", &state)
    state.paste("sl\r\nq\u{1B}\n")
    #expect(script(state).filter { $0 != .reply(1) } == [.edit("i"), .paste("isl q ")])
    #expect(state.focused?.value == "isl q " && state.place == .app)
  }

  @Test func `pasted text goes into the name of a file, but not into messages, help or requests`() throws {
    var state = try begun()
    press("s", &state)
    state.paste("/a b\n")
    #expect(state.prompt == .save("session.json/a b"))
    for keys in ["m", "?", "hor"] {
      var state = try begun()
      press(keys, &state)
      let (place, script) = (state.place, state.session.script)
      state.paste("q")
      #expect(state.place == place && state.session.script == script, "\(keys)")
    }
  }

  @Test func `undo goes back event by event, and names what was undone`() throws {
    var state = try begun()
    press([.up, .up, .up, .enter], &state)
    press("ho", &state)
    press("u", &state)
    #expect(state.notice == "Undone: The user closes the app and opens it again.")
    #expect(script(state) == [.tap("Name ↑")])
    #expect(state.session.holdsReplies)
    press("hu", &state)
    #expect(script(state).isEmpty)
    #expect(state.session.sees("Name ↑"))
    press("u", &state)
    #expect(state.notice == "There is nothing to undo.")
    #expect(script(state).isEmpty)
    press("hoor", &state)
    press([.down], &state)
    press("u", &state)
    #expect(state.place == .requests(row: 0))
    press("u", &state)
    #expect(state.place == .app)
  }

  @Test(arguments: Pattern.apps)
  func `t selects the next tab, and Enter the tab that has the focus`(pattern: Pattern) throws {
    var state = try begun(pattern, by: .launchWithTabs)
    press([.up, .enter], &state)
    #expect(state.focused?.kind == .tab)
    press("tto", &state)
    #expect(
      script(state).filter { $0 != .reply(1) } == [
        .selectTab("Favourites"), .selectTab("Countries"), .selectTab("Favourites"), .relaunch,
      ])
    #expect(state.session.sees("● Countries"))
  }

  @Test func `without tabs, t only says so`() throws {
    var state = try begun()
    press("t", &state)
    #expect(state.notice == "No tab can be selected.")
    #expect(script(state).isEmpty)
  }

  @Test(arguments: Pattern.apps)
  func `l asks for a link, which opens over a sheet too`(pattern: Pattern) throws {
    var state = try begun(pattern)
    try state.session.perform(.tap("All Regions"))
    press("lq", &state)
    #expect(state.prompt == .link("countries://film/q"))
    press([.backspace], &state)
    state.paste("tt0042876\n")
    press([.enter], &state)
    #expect(state.prompt == nil)
    #expect(script(state).contains(.openLink("countries://film/tt0042876")))
    #expect(state.session.sees("Japan, 1951"))
  }

  @Test func `a link can be given up, or be none`() throws {
    var state = try begun()
    press("l", &state)
    press([.escape], &state)
    #expect(state.prompt == nil)
    #expect(script(state).isEmpty)
    press("l", &state)
    press(Array(repeating: .backspace, count: 30) + [.enter], &state)
    #expect(state.prompt == .link(""))
    press("http://[\n", &state)
    #expect(state.prompt == nil)
    #expect(state.notice == "“http://[” is no link.")
    #expect(script(state).isEmpty)
  }

  @Test func `an empty field has nothing to delete`() throws {
    var state = try begun()
    press([.tab, .backspace], &state)
    #expect(script(state).isEmpty)
  }

  @Test func `requests are held, chosen, delivered and failed`() throws {
    var state = try begun()
    press("r", &state)
    #expect(state.notice == "No request is waiting.")
    press("hoo", &state)
    #expect(state.session.pending.count == 2)
    press("r", &state)
    #expect(state.place == .requests(row: 0))
    press([.down, .enter], &state)
    #expect(script(state) == [.relaunch, .relaunch, .reply(2)])
    #expect(state.place == .requests(row: 0))
    press("f", &state)
    #expect(script(state).last == .fail(1))
    #expect(state.place == .app)
    press("oh", &state)
    #expect(state.session.pending.isEmpty)
    #expect(script(state).suffix(2) == [.relaunch, .reply(1)])
  }

  @Test func `the session continues in another pattern, with the same screens`() throws {
    var state = try begun()
    press([.up, .up, .enter], &state)
    press("3", &state)
    #expect(state.session.pattern == .viper)
    #expect(script(state) == [.tap("Population")])
    #expect(state.notice == "VIPER: 3 events, the same screen after each.")
    #expect(state.focused?.label == "Population ↓")
    press("3", &state)
    #expect(state.notice == "This is VIPER.")
    press([.enter], &state)
    #expect(script(state).count == 2)
  }

  @Test func `a pattern that cannot replay the session is named, and the session stays as it was`() throws {
    let session = LiveSession(of: Architectures.of(.swiftIO))
    try session.perform(.launch)
    var state = LiveState(session) { StandIn($0, .noScreen) }
    press([.enter], &state)
    press("4", &state)
    #expect(state.session === session)
    #expect(
      state.notice?.hasPrefix(#"MVVM-FC cannot do the same. Step "#) == true,
      "\(state.notice ?? "")")
  }

  @Test func `a session is saved, and replaces a file only after a yes`() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("app-\(UUID().uuidString).json")
      .path
    defer { try? FileManager.default.removeItem(atPath: path) }
    var state = try begun()
    func save() {
      press("s", &state)
      press(Array(repeating: .backspace, count: 40), &state)
      press(path + "\n", &state)
    }
    save()
    #expect(state.notice == "Saved 2 events in '\(path)'.")
    press([.enter], &state)
    save()
    #expect(state.prompt == .replace(path))
    press("xn", &state)
    #expect(state.prompt == nil)
    #expect(try LiveScript(path: path).events.count == 2)
    save()
    press("y", &state)
    #expect(try LiveScript(path: path).events == state.session.script)
    press("s", &state)
    press([.escape], &state)
    #expect(state.prompt == nil)
  }

  @Test func `Ctrl-C quits wherever the user is`() throws {
    for keys in ["", "s", "?", "m", "hor"] {
      var state = try begun()
      press(keys, &state)
      press([.interrupt], &state)
      #expect(state.place == .left && state.wasInterrupted, "\(keys)")
    }
  }

  @Test func `a letter leaves the help, and messages scroll as far as there are any`() throws {
    var state = try begun()
    press("?", &state)
    for key in [Key.down, .down, .down, .up] { state.press(key, scrollingTo: 2) }
    #expect(state.place == .help(first: 1))
    press("x", &state)
    #expect(state.place == .app)
    press("m", &state)
    for key in [Key.up, .pageUp, .pageUp, .up] { state.press(key, scrollingTo: 15) }
    #expect(state.scroll == 15)
    for key in [Key.down, .pageDown] { state.press(key, scrollingTo: 15) }
    #expect(state.scroll == 4)
    press([.end, .escape], &state)
    #expect(state.scroll == 0 && state.place == .app)
  }
}
