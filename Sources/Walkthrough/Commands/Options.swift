import Foundation

/// The values of the options on a command line; an option that was not given is nil or false.
struct Options: Equatable {
  var format: Request.Format?
  /// The width of the text, in columns.
  var width: Int?
  /// The file that keeps the favourites.
  var store: String?
  /// The folder that the site is written to.
  var output: String?
  /// The folder on a server that the catalogue is read from.
  var catalogue: URL?
  var scripts: Int?
  /// The file that holds a saved session.
  var script: String?
  /// The numbers of rows to measure with, separated by commas.
  var rows: String?
  var seed: UInt64?
  /// The number of the event to show; nil for all events.
  var event: Int?
  var showsWiring = false
  /// True if questions come before a comparison.
  var asksFirst = false
  var isCheck = false
  /// True if all matches of a search are listed.
  var listsAll = false
  /// The file that names the parts of an app to judge.
  var conventions: String?
  /// The name of the preset to judge by.
  var preset: String?
  /// True if the conventions are written and nothing is judged.
  var writesConventions = false
  /// The file with the findings that are known.
  var baseline: String?
  /// True if a missing or stale baseline, or a file that cannot be read, counts as a failure.
  var isStrict = false
  /// The file for the HTML report.
  var report: String?
  var colour: TextStyle.Colour?
  var refusesPager = false
  /// True for lines for a screen reader instead of pictures and columns.
  var isPlain = false
  var wantsHelp = false
  var wantsVersion = false
}
