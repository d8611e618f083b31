extension Story.Step {
  /// The user opens the app, which has one stack of screens.
  public static func launch(file: String = #filePath, line: Int = #line) -> Self {
    Self(event: .launch, file: file, line: line)
  }

  /// The user opens the app that shows the countries and the favourites as tabs, each with a stack of its own.
  public static func launchWithTabs(file: String = #filePath, line: Int = #line) -> Self {
    Self(event: .launchWithTabs, file: file, line: line)
  }

  /// The user closes the app and opens it again, with tabs if it had them; what was stored is still there.
  public static func relaunch(file: String = #filePath, line: Int = #line) -> Self {
    Self(event: .relaunch, file: file, line: line)
  }

  /// The user opens a link outside the app, such as `countries://film/tt0042876`; the app need not be at rest.
  public static func openLink(_ link: String, file: String = #filePath, line: Int = #line) -> Self {
    Self(event: .openLink(link), file: file, line: line)
  }

  /// The user taps a button.
  public static func tap(_ label: String, file: String = #filePath, line: Int = #line) -> Self {
    Self(event: .tap(label), file: file, line: line)
  }

  /// The user taps a tab of the bar at the bottom; the one that is selected goes back to its first screen.
  public static func selectTab(_ label: String, file: String = #filePath, line: Int = #line) -> Self {
    Self(event: .selectTab(label), file: file, line: line)
  }

  /// The user picks a row.
  public static func pick(_ label: String, file: String = #filePath, line: Int = #line) -> Self {
    Self(event: .pick(label), file: file, line: line)
  }

  /// The user pastes a text into the search field.
  public static func paste(_ text: String, file: String = #filePath, line: Int = #line) -> Self {
    Self(event: .paste(text), file: file, line: line)
  }

  /// The user types a text into the search field, character by character, with a pause after each.
  public static func type(_ text: String, file: String = #filePath, line: Int = #line) -> Self {
    Self(event: .type(text), file: file, line: line)
  }

  /// The user types a text into the search field, character by character, with a pause only at the end.
  public static func typeQuickly(_ text: String, file: String = #filePath, line: Int = #line) -> Self {
    Self(event: .typeQuickly(text), file: file, line: line)
  }

  /// The user types a character into the search field, or deletes one, so that the field holds `text`.
  public static func edit(_ text: String, file: String = #filePath, line: Int = #line) -> Self {
    Self(event: .edit(text), file: file, line: line)
  }

  /// The user goes back to the screen below.
  public static func goBack(file: String = #filePath, line: Int = #line) -> Self {
    Self(event: .goBack, file: file, line: line)
  }

  /// The user begins to swipe back: the screen can still stay.
  public static func beginSwipe(file: String = #filePath, line: Int = #line) -> Self {
    Self(event: .beginSwipe, file: file, line: line)
  }

  /// The user takes the swipe back, so the screen stays.
  public static func cancelSwipe(file: String = #filePath, line: Int = #line) -> Self {
    Self(event: .cancelSwipe, file: file, line: line)
  }

  /// The user finishes the swipe, which ends on the screen below.
  public static func finishSwipe(file: String = #filePath, line: Int = #line) -> Self {
    Self(event: .finishSwipe, file: file, line: line)
  }

  /// The user swipes the sheet in front away.
  public static func swipeDown(file: String = #filePath, line: Int = #line) -> Self {
    Self(event: .swipeDown, file: file, line: line)
  }

  /// The next change of screens, or of an alert, only begins; until it ends, the user can reach nothing.
  public static func holdTransition(file: String = #filePath, line: Int = #line) -> Self {
    Self(event: .holdTransition, file: file, line: line)
  }

  /// The user waits until the change that was held ends.
  public static func finishTransition(file: String = #filePath, line: Int = #line) -> Self {
    Self(event: .finishTransition, file: file, line: line)
  }

  /// The user scrolls the list up by one page.
  public static func scrollUp(file: String = #filePath, line: Int = #line) -> Self {
    Self(event: .scrollUp, file: file, line: line)
  }

  /// The user scrolls the list down by one page.
  public static func scrollDown(file: String = #filePath, line: Int = #line) -> Self {
    Self(event: .scrollDown, file: file, line: line)
  }

  /// The catalogue replies to a waiting request: by default the oldest.
  public static func reply(request place: Int = 1, file: String = #filePath, line: Int = #line) -> Self {
    Self(event: .reply(place), file: file, line: line)
  }

  /// The catalogue fails a waiting request: by default the oldest.
  public static func fail(request place: Int = 1, file: String = #filePath, line: Int = #line) -> Self {
    Self(event: .fail(place), file: file, line: line)
  }

  /// The catalogue replies to all waiting requests, if there are any.
  public static func replyToAll(file: String = #filePath, line: Int = #line) -> Self {
    Self(event: .replyToAll, file: file, line: line)
  }

  /// From now on the store of favourites fails.
  public static func storeFails(_ failure: StoreFailure, file: String = #filePath, line: Int = #line) -> Self
  {
    Self(event: .storeFails(failure), file: file, line: line)
  }

  /// The store of favourites works again; it has kept what it held.
  public static func storeRecovers(file: String = #filePath, line: Int = #line) -> Self {
    Self(event: .storeRecovers, file: file, line: line)
  }

  /// The user sees a text on the screen.
  public static func see(_ text: String, file: String = #filePath, line: Int = #line) -> Self {
    Self(event: .see(text), file: file, line: line)
  }

  /// The user does not see a text on the screen.
  public static func dontSee(_ text: String, file: String = #filePath, line: Int = #line) -> Self {
    Self(event: .dontSee(text), file: file, line: line)
  }
}
