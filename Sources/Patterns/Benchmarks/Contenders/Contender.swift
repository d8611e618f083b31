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
  /// Prepares a piece of work, and returns what does it.
  ///
  /// - Throws: `RobotError` if the screen lacks what is needed for it.
  func prepare(_ work: Work) throws -> () throws -> Void

  /// The rows that can be seen, as they are read: title and detail.
  var visibleRows: [String] { get }

  /// Ends the program.
  func end()
}

/// How a program is watched.
enum Watching: String, CaseIterable, Codable, Sendable {
  /// It is not watched.
  case off
  /// Its messages are recorded.
  case messages
  /// Its messages are recorded, each with the screen after it.
  case screens
}
