import Architectures
import Catalogue
import Foundation
import HeadlessUI
import Playing
import Specification
import Testing
import Tracing

@testable import Walkthrough

/// An app that is used by hand, in full screen or at a prompt.
@Suite struct LiveSessionTests {
  /// Returns a session in which the app has been opened and has loaded its list.
  private func opened(_ pattern: Pattern = .swiftIO) throws -> LiveSession {
    let session = LiveSession(of: Architectures.of(pattern))
    try session.perform(.launch)
    return session
  }

  @Test func `replies are delivered at once, as events of their own`() throws {
    let session = try opened()
    #expect(session.script == [.launch, .reply(1)])
    #expect(session.sees("Afghanistan"))
    #expect(session.pending.isEmpty)
  }

  @Test func `every message belongs to the event that it follows from`() throws {
    let session = try opened()
    try session.perform(.tap("Name ↑"))
    let last = try #require(session.entries.last)
    #expect(session.messages[last.messages].first?.name == "tap(_:)")
    #expect(session.entries.flatMap(\.messages) == Array(session.messages.indices))
    #expect(Set(session.messages[last.messages].compactMap(\.step)) == Set(1...7))
  }

  @Test(arguments: Pattern.allCases)
  func `held replies are delivered in any order, or fail`(pattern: Pattern) throws {
    let session = try opened(pattern)
    try session.setHoldsReplies(true)
    try session.perform(.pick("Algeria"))
    try session.perform(.relaunch)
    #expect(session.pending.map(\.description) == ["films of DZ", "countries"])
    try session.perform(.reply(2))
    #expect(session.sees("Afghanistan"))
    try session.perform(.pick("Albania"))
    try session.perform(.fail(2))
    #expect(session.sees("The catalogue is unavailable."))
    #expect(session.pending.map(\.description) == ["films of DZ"])
    try session.perform(.tap("Try Again"))
    try session.setHoldsReplies(false)
    #expect(session.pending.isEmpty)
    #expect(session.sees("Albania: no films"))
  }

  @Test func `an impossible event is refused with the possible ones, and changes nothing`() throws {
    let session = try opened()
    let refused: [(Story.Event, String)] = [
      (.launch, "The app is open already. .relaunch() opens it again."),
      (
        .tap("Nam"),
        "The screen has no button “Nam”. It has “Favourites”, “Name ↑”, “Population”, “All Regions”."
      ),
      (.pick("Atlantis"), "The screen has no row “Atlantis”. It has “Afghanistan”, “Åland Islands”,"),
      (.goBack, "The screen has no back button."),
      (.beginSwipe, "No swipe can begin here."),
      (.finishSwipe, "No swipe has begun."),
      (.scrollUp, "No rows are above those on the screen."),
      (.reply(1), "No request is waiting."),
      (.see("Atlantis"), "The screen does not show “Atlantis”."),
      (.dontSee("Afghanistan"), "The screen shows “Afghanistan”."),
    ]
    for (event, reason) in refused {
      let error = #expect(throws: LiveError.self) { try session.perform(event) }
      #expect(error?.reason.hasPrefix(reason) == true, "\(error?.reason ?? "")")
    }
    #expect(session.script.count == 2)
    try session.perform(.pick("Algeria"))
    #expect(session.obstacle(to: .type("a")) == "The screen has no search field.")
    try session.setHoldsReplies(true)
    try session.perform(.relaunch)
    #expect(session.obstacle(to: .fail(2)) == "There is no request 2. Requests waiting: 1: countries.")
  }

  @Test func `a script begins with the launch of the app`() {
    let session = LiveSession(of: Architectures.of(.viper))
    let error = #expect(throws: LiveError.self) { try session.replay([.reply(1)]) }
    #expect("\(error!)" == "Step 1 of 1, .reply(): The app is not open. A script begins with .launch().")
  }

  @Test func `a label may be abbreviated if only one label begins that way`() throws {
    let session = try opened()
    #expect(session.label(for: "name", among: LiveSession.buttons) == "Name ↑")
    #expect(session.label(for: "AL", among: [.row]) == "AL")
    #expect(session.label(for: "albania", among: [.row]) == "Albania")
    #expect(session.label(for: "", among: [.row]) == "")
  }

  @Test(arguments: Pattern.allCases)
  func `a session has the same screens in every pattern`(pattern: Pattern) throws {
    let session = try opened()
    try session.perform(.edit("f"))
    try session.perform(.edit("fi"))
    try session.perform(.pick("Finland"))
    try session.setHoldsReplies(true)
    try session.perform(.pick("The Man without a Past"))
    let copy = try session.copy(in: Architectures.of(pattern))
    #expect(copy.entries.map(\.screen) == session.entries.map(\.screen))
    #expect(copy.script == session.script)
    #expect(copy.holdsReplies)
    #expect(copy.pending == session.pending)
  }

  @Test func `undo removes the last event, with the replies that were delivered at once`() throws {
    var session = try opened(.viper)
    try session.perform(.tap("Name ↑"))
    let before = session.entries.map(\.screen)
    try session.perform(.pick("Zimbabwe"))
    #expect(session.script.last == .reply(1))
    session = try session.undone(in: Architectures.of(.viper))
    #expect(session.script == [.launch, .reply(1), .tap("Name ↑")])
    #expect(session.entries.map(\.screen) == before)
    #expect(!session.holdsReplies && session.pending.isEmpty)
    session = try session.undone(in: Architectures.of(.viper))
    let error = #expect(throws: LiveError.self) { try session.undone(in: Architectures.of(.viper)) }
    #expect(error?.reason == "There is nothing to undo.")
  }

  @Test func `a held reply waits again after undo`() throws {
    let session = try opened(.mvvmFC)
    try session.setHoldsReplies(true)
    try session.perform(.pick("Algeria"))
    try session.perform(.fail(1))
    let undone = try session.undone(in: Architectures.of(.mvvmFC))
    #expect(undone.script == [.launch, .reply(1), .pick("Algeria")])
    #expect(undone.pending.map(\.description) == ["films of DZ"])
    #expect(undone.holdsReplies)
    let earlier = try undone.undone(in: Architectures.of(.mvvmFC))
    #expect(earlier.pending.isEmpty && earlier.holdsReplies)
  }

  @Test func `a session keeps its catalogue in another pattern and after undo`() throws {
    let countries = String(decoding: CatalogueData.countriesJSON, as: UTF8.self)
      .replacing("Afghanistan", with: "Aardvarkia")
    let data = try CatalogueData(countriesJSON: Data(countries.utf8), filmsJSON: CatalogueData.filmsJSON)
    let session = LiveSession(of: Architectures.of(.swiftIO), data: data)
    try session.perform(.launch)
    try session.perform(.tap("Name ↑"))
    for pattern in Pattern.allCases {
      #expect(try session.copy(in: Architectures.of(pattern)).entries[1].screen.contains("Aardvarkia"))
      #expect(try session.undone(in: Architectures.of(pattern)).sees("Aardvarkia"))
    }
    let replay = LiveReplay(of: session.script, by: Architectures.all, data: data)
    #expect(replay.agrees && replay.runs.allSatisfy { $0.screens[1].contains("Aardvarkia") })
  }

  @Test func `after a script that leaves requests waiting, replies are held`() throws {
    let session = LiveSession(of: Architectures.of(.mvvmFC))
    try session.replay([.launch])
    #expect(session.holdsReplies)
    try session.perform(.relaunch)
    #expect(session.pending.count == 2)
  }
}
