import Stories

/// The events of a story that a report shows.
struct SceneSelection: Equatable {
  /// The number of the only event, from 1; nil for all.
  var event: Int?
  /// Whether the events that open the app are shown as well: its parts are made and connected there.
  var showsWiring = false

  /// The places of the events among the scenes of a story.
  ///
  /// - Parameter count: How many scenes there are.
  /// - Throws: `UsageError` where there is no such event.
  func places(in story: Story, count: Int) throws(UsageError) -> Range<Int> {
    let all = (showsWiring ? 0 : story.actAfterOpening)..<count
    guard let event else { return all }
    guard (1...all.count).contains(event) else {
      throw .invalid("\(story.id) has the events 1 to \(all.count), and no event \(event).")
    }
    return all.lowerBound + event - 1..<all.lowerBound + event
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
  /// An app is open when it was launched and the catalogue has replied. A story in which nothing follows that, or in which
  /// anything else happens first, is about opening the app, and begins there.
  var actAfterOpening: Int {
    let events = steps.map(\.event).filter { !$0.isLook }
    return events.count > 2 && events[0] == .launch && events[1] == .reply(1) ? 2 : 0
  }
}
