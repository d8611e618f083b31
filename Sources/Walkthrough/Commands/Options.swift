import Foundation

/// The values of the options on a command line; an option that was not given is nil or false.
struct Options: Equatable {
  var format: Request.Format?
  /// The columns to write in.
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
  /// The number of the only event to show.
  var event: Int?
  var showsWiring = false
  /// True if questions come before a comparison.
  var asksFirst = false
  var isCheck = false
  /// True if all matches of a search are listed.
  var listsAll = false
  var colour: Style.Colour?
  var refusesPager = false
  /// Lines for a screen reader instead of pictures and columns.
  var isPlain = false
  var wantsHelp = false
  var wantsVersion = false
}
