import Playing

/// The events of a story that a report shows.
struct SceneSelection: Equatable {
  /// The number of the only event, from 1 for the first one after the app was opened; nil for all.
  var event: Int?
  /// True if the events that open the app are shown as well, and in a tour the wiring of later scenes.
  var showsWiring = false

  /// Returns the places of the events among the scenes of a story.
  ///
  /// - Parameter count: The number of scenes.
  /// - Throws: `UsageError` if there is no such event.
  func places(in story: Story, count: Int) throws(UsageError) -> Range<Int> {
    let first = story.actAfterOpening
    guard let event else { return (showsWiring ? 0 : first)..<count }
    guard (1...count - first).contains(event) else {
      throw .invalid("\(story.id) has the events 1 to \(count - first), and no event \(event).")
    }
    return first + event - 1..<first + event
  }

  /// Returns the heading of an event: its number and what happens; `Opening` for an event that opens the app.
  ///
  /// - Parameter place: The place among the scenes of the story.
  static func heading(of description: String, at place: Int, in story: Story) -> String {
    let number = place - story.actAfterOpening + 1
    return number > 0 ? "Event \(number): \(description)" : "Opening: \(description)"
  }

  /// Checks that no events were chosen for a format that has the whole story.
  ///
  /// - Throws: `UsageError`.
  func checkWhole(_ format: String) throws(UsageError) {
    guard self != SceneSelection() else { return }
    throw .invalid(
      "--format \(format) has the whole story; \(event == nil ? "--wiring" : "--event") is for other formats."
    )
  }
}

extension Story {
  /// The place among the story's events of the first one after the app was opened.
  ///
  /// An app is open when it was launched and the catalogue has replied. A story in which nothing follows that, or in
  /// which anything else happens first, is about opening the app, and begins with the launch.
  var actAfterOpening: Int {
    let events = steps.map(\.event).filter { !$0.isLook }
    return events.count > 2 && events[0] == .launch && events[1] == .reply(1) ? 2 : 0
  }
}
