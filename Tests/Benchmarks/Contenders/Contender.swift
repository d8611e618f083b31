import HeadlessUI

/// The tasks of each contender, in order.
enum Work: String, CaseIterable, Codable, Sendable {
  /// Loads the countries and shows them; an app is launched for this.
  case list
  /// Sorts them by population.
  case sort
  /// Finds some of them by a text.
  case search

  /// The text that is searched for: about four rows in ten have it.
  static let searchText = "via"
}

/// A program, or a part of one, that lists, sorts and finds countries.
protocol Contender: AnyObject {
  /// Prepares a piece of work, and returns the function that does it.
  ///
  /// - Throws: `ListWindow.Missing` if the screen lacks an element that it needs.
  func prepare(_ work: Work) throws -> () throws -> Void

  /// The text of the visible rows: title and detail.
  var visibleRows: [String] { get }

  /// Ends the program.
  func end()
}

/// The degree to which a program is observed.
enum Watching: String, CaseIterable, Codable, Sendable {
  /// It is not observed.
  case off
  /// Its messages are recorded.
  case messages
  /// Its messages are recorded, each with the screen after it.
  case screens
}
