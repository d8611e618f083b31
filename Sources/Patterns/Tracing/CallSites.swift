/// The places that a trace's messages were sent from, recorded but not yet looked up.
public struct CallSites: Sendable {
  /// The place that one message was sent from.
  struct Site: Sendable {
    /// The callers, or nil if none were recorded.
    var stack: CallStack?
    /// Modules and files whose frames are not the sender's: they only report the calls of others.
    var passedOver: [String] = []
  }

  /// A site for each message, in order.
  var sites: [Site] = []
  /// The folders of further observers. Functions that observe are never the senders.
  var observingFolders: [String] = []

  /// Starts to read the program's line table in the background, for later look-ups.
  static func prepare() {
    #if DEBUG
      LineFinder.shared.prepare(with: CallStack.current().callers.first)
    #endif
  }

  /// Looks up the lines, off the caller's actor, and returns the messages with them.
  ///
  /// A message that has a line keeps it. Only a debug build finds lines; even there a message gets none if no call stack
  /// was recorded, if there is no symbolizer, or if the program has no readable line table.
  ///
  /// - Parameter messages: Messages of the trace that recorded these places.
  public func locate(_ messages: [Message]) async -> [Message] {
    #if DEBUG
      // In an optimised build, a caller that ends with the call has left the stack, and a line further out would be
      // mistaken for its own.
      let searched = messages.indices.filter { messages[$0].file == nil }
      let lines = await LineFinder.shared.senders(
        of: searched.map { sites[messages[$0].number - 1] }, outside: observingFolders)
      var messages = messages
      for (index, line) in zip(searched, lines) {
        messages[index].file = line?.file
        messages[index].line = line?.line
      }
    #endif
    return messages
  }
}
