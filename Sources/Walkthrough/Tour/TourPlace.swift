import Playing
import Specification

/// A screen of the tour.
indirect enum TourPlace: Equatable {
  /// The list of patterns; the chosen row.
  case patterns(row: Int)
  /// The list of stories for a pattern; the chosen row.
  case stories(Pattern, row: Int)
  /// A story is being performed.
  case loading(Story.ID, Pattern)
  /// The first card of a tour.
  case card
  /// A message, by its place on the path.
  case message(Int)
  /// The question before a message, by the message's place on the path.
  case question(Int)
  /// The last card of a tour.
  case end
  /// All messages that match a filter; the chosen row, and whether the filter is being typed.
  case list(row: Int, filter: String, isTyping: Bool)
  /// A rule in full.
  case rule(Rule.ID)
  /// The links of the two objects of a message.
  case ownership
  /// The patterns to see the same event in; the chosen row.
  case elsewhere(row: Int)
  /// An exercise on a rule of the tour.
  case exercise
  /// The keys of the screen that help was opened on.
  case help
  /// The story failed.
  case failed(String)
  /// The user has quit.
  case left
}

/// A request of the tour's state to its surroundings.
enum TourRequest: Equatable {
  /// Leave the tour for another command, by its words.
  case leave(for: [String])
  /// Perform a story and show it.
  case load(Story.ID, Pattern)
  /// Stop performing.
  case cancel
  /// Find the references in the app.
  case ownership
  /// Open a line in the editor.
  case edit(file: String, line: Int)
  /// Keep the answer to a question about a step, under the question's key.
  case score(key: String, isRight: Bool)
}

/// An input line at the bottom of the screen.
enum TourPrompt: Equatable {
  /// The number of a message.
  case number(String)
  /// A text to look for.
  case search(String)
}
