import Playing
import SwiftIO
import Testing
import Tracing

@Suite struct EventCodeTests {
  private static let texts = [
    "", "Name ↑", "a \"b\" \\ c", "'", "\n\r\t\0", "\u{1B}[2J", "e\u{301}", "\u{301}", "😀 São Tomé", ")",
    "(\"",
    "\u{202E}", "request: 1",
  ]

  @Test(arguments: texts) func `an event is read from its code`(text: String) {
    let events: [Story.Event] = [
      .openLink(text), .tap(text), .selectTab(text), .pick(text), .paste(text), .type(text),
      .typeQuickly(text), .edit(text),
      .see(text),
      .dontSee(text),
    ]
    for event in events { #expect(Story.Event(code: event.code) == event, "\(event.code)") }
  }

  @Test func `an event without a text is read from its code`() {
    let events: [Story.Event] = [
      .launch, .launchWithTabs, .relaunch, .goBack, .beginSwipe, .cancelSwipe, .finishSwipe, .holdTransition,
      .finishTransition, .storeRecovers, .storeFails(.damaged), .storeFails(.unwritable),
      .scrollUp, .scrollDown, .reply(1),
      .reply(2), .fail(1), .fail(99),
      .replyToAll,
    ]
    for event in events { #expect(Story.Event(code: event.code) == event, "\(event.code)") }
  }

  @Test(arguments: [
    "", ".", "()", ".)", ".launch", "launch()", ".launch(1)", ".tap()", #".tap(")"#, #".tap("a"b")"#,
    #".tap("\")"#,
    #".tap("\q")"#, #".tap("\u{110000}")"#, #".tap("\u{41")"#, ".tap(a)", ".reply(2)", ".reply(request: 0)",
    ".reply(request: -1)", ".reply(request: 99999999999999999999)", #".reply("1")"#, #".erase("a")"#,
    " .launch()", #".storeFails("burnt")"#,
  ])
  func `any other text is not an event`(code: String) {
    #expect(Story.Event(code: code) == nil)
  }

  @Test @MainActor func `an edit is one message, and so is a typed character`() throws {
    let flow = try [Story.Step.edit("f"), .type("f")].map { step in
      let story = Story(id: "edit", wish: "edit", steps: [.launch(), .reply(), step])
      let performance = try Performance(of: story, by: SwiftIOArchitecture())
      return Flow(performance.scenes[2].messages).lines
    }
    #expect(flow[0] == flow[1])
    #expect(flow[0].first == #"User → View: type(_:) "f""#)
  }
}
