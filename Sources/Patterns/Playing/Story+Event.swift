extension Story {
  /// An event of a story: a user's action, a look at the screen, a reply from the catalogue, or a change of the store.
  public enum Event: Codable, Hashable, Sendable {
    /// The app with one stack of screens is opened.
    case launch
    /// The app with tabs is opened.
    case launchWithTabs
    /// The app is closed and opened again, with tabs if it had them.
    case relaunch
    /// A link is opened, in another app or in a message.
    case openLink(String)
    /// A button is tapped.
    case tap(String)
    /// A tab of the bar at the bottom is tapped.
    case selectTab(String)
    /// A row is picked.
    case pick(String)
    /// The text of the field is replaced at once.
    case paste(String)
    /// The text of the field is replaced by typing, character by character, with a pause after each.
    case type(String)
    /// The text of the field is replaced by typing, character by character, with a pause only at the end.
    case typeQuickly(String)
    /// A character is typed into the field, or deleted, so that the field holds this text.
    case edit(String)
    /// The back button is tapped.
    case goBack
    /// The swipe that goes back begins.
    case beginSwipe
    /// The swipe is taken back: the screen stays.
    case cancelSwipe
    /// The swipe ends on the screen below.
    case finishSwipe
    /// The sheet in front is swiped away.
    case swipeDown
    /// The next change of screens begins only, and ends with `finishTransition`.
    case holdTransition
    /// The change of screens that was held ends.
    case finishTransition
    /// The list is scrolled up by one page.
    case scrollUp
    /// The list is scrolled down by one page.
    case scrollDown
    /// The catalogue replies to one of the waiting requests; the oldest is 1.
    case reply(Int)
    /// The catalogue fails one of the waiting requests; the oldest is 1.
    case fail(Int)
    /// The catalogue replies until no request is waiting.
    case replyToAll
    /// From now on the store of favourites fails.
    case storeFails(StoreFailure)
    /// The store of favourites works again.
    case storeRecovers
    /// The screen shows a text.
    case see(String)
    /// The screen does not show a text.
    case dontSee(String)
  }
}

extension Story.Event {
  /// True if the event is only a look at the screen.
  public var isLook: Bool {
    switch self {
    case .see, .dontSee: true
    default: false
    }
  }

  /// The event as a step of a script in Swift: `.tap("Name ↑")`.
  public var code: String {
    switch self {
    case .launch: ".launch()"
    case .launchWithTabs: ".launchWithTabs()"
    case .relaunch: ".relaunch()"
    case .openLink(let link): ".openLink(\(link.debugDescription))"
    case .tap(let label): ".tap(\(label.debugDescription))"
    case .selectTab(let label): ".selectTab(\(label.debugDescription))"
    case .pick(let label): ".pick(\(label.debugDescription))"
    case .paste(let text): ".paste(\(text.debugDescription))"
    case .type(let text): ".type(\(text.debugDescription))"
    case .typeQuickly(let text): ".typeQuickly(\(text.debugDescription))"
    case .edit(let text): ".edit(\(text.debugDescription))"
    case .goBack: ".goBack()"
    case .beginSwipe: ".beginSwipe()"
    case .cancelSwipe: ".cancelSwipe()"
    case .finishSwipe: ".finishSwipe()"
    case .swipeDown: ".swipeDown()"
    case .holdTransition: ".holdTransition()"
    case .finishTransition: ".finishTransition()"
    case .scrollUp: ".scrollUp()"
    case .scrollDown: ".scrollDown()"
    case .reply(1): ".reply()"
    case .reply(let place): ".reply(request: \(place))"
    case .fail(1): ".fail()"
    case .fail(let place): ".fail(request: \(place))"
    case .replyToAll: ".replyToAll()"
    case .storeFails(let failure): ".storeFails(\(failure.rawValue.debugDescription))"
    case .storeRecovers: ".storeRecovers()"
    case .see(let text): ".see(\(text.debugDescription))"
    case .dontSee(let text): ".dontSee(\(text.debugDescription))"
    }
  }
}

extension Story.Event: CustomStringConvertible {
  /// The event in plain words.
  public var description: String {
    switch self {
    case .launch: "The user opens the app."
    case .launchWithTabs: "The user opens the app with tabs."
    case .relaunch: "The user closes the app and opens it again."
    case .openLink(let link): "The user opens the link “\(link)”."
    case .tap(let label): "The user taps “\(label)”."
    case .selectTab(let label): "The user selects the tab “\(label)”."
    case .pick(let label): "The user picks “\(label)”."
    case .paste(let text): "The user pastes “\(text)”."
    case .type(let text): "The user types “\(text)”."
    case .typeQuickly(let text): "The user quickly types “\(text)”."
    case .edit(let text): "The user edits the text to “\(text)”."
    case .goBack: "The user goes back."
    case .beginSwipe: "The user begins to swipe back."
    case .cancelSwipe: "The user takes the swipe back."
    case .finishSwipe: "The user finishes the swipe."
    case .swipeDown: "The user swipes the sheet away."
    case .holdTransition: "The next transition takes its time."
    case .finishTransition: "The user waits until the transition ends."
    case .scrollUp: "The user scrolls up."
    case .scrollDown: "The user scrolls down."
    case .reply(1): "The catalogue replies."
    case .reply(let place): "The catalogue replies to waiting request \(place)."
    case .fail(1): "The catalogue fails."
    case .fail(let place): "Waiting request \(place) fails."
    case .replyToAll: "The catalogue gives every reply that is still wanted."
    case .storeFails(.unwritable): "The favourites can no longer be written."
    case .storeFails(.unreadable): "The favourites can no longer be read."
    case .storeFails(.damaged): "The file of favourites is damaged."
    case .storeFails(.damagedSetting): "The setting for favourites is damaged."
    case .storeFails(.tooNew): "The file of favourites is replaced by a newer program's."
    case .storeRecovers: "The favourites can be read and written again."
    case .see(let text): "The user sees “\(text)”."
    case .dontSee(let text): "The user does not see “\(text)”."
    }
  }
}
