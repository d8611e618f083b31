import Foundation
import Playing

/// A script of events in a file: a saved session, or the script of a failure that `fuzz --format json` found.
struct LiveScript: Equatable {
  let events: [Story.Event]

  /// The greatest size of a file, in bytes; a session of ten thousand events is smaller.
  static let largestFile = 1_000_000

  init(events: [Story.Event]) { self.events = events }
}

extension LiveScript {
  /// The JSON document, as far as it is read and written.
  private struct Document: Codable {
    struct Failure: Codable {
      let script: [String]
    }

    var schema = 1
    var script: [String]?
    var failure: Failure?
  }

  /// Reads a script from a file.
  ///
  /// - Throws: `LiveScriptError`.
  init(path: String) throws(LiveScriptError) {
    guard FileManager.default.fileExists(atPath: path) else {
      throw LiveScriptError("There is no file '\(path)'.")
    }
    guard !URL(fileURLWithPath: path).isFolder else {
      throw LiveScriptError("'\(path)' is a folder. --script takes the path of a file.")
    }
    let data: Data
    do {
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? file.close() }
      data = try file.read(upToCount: Self.largestFile + 1) ?? Data()
    } catch {
      throw LiveScriptError(PlainError(error, about: path)?.description ?? "'\(path)' cannot be read.")
    }
    guard data.count <= Self.largestFile else {
      throw LiveScriptError("'\(path)' is larger than \(Self.largestFile) bytes, too large for a script.")
    }
    do {
      self = try LiveScript(json: data)
    } catch {
      throw LiveScriptError("'\(path)' is not a script. \(error)")
    }
  }

  /// Reads a script from JSON.
  ///
  /// - Throws: `LiveScriptError`.
  init(json: Data) throws(LiveScriptError) {
    guard let document = try? JSONDecoder().decode(Document.self, from: json), document.schema == 1,
      let steps = document.script ?? document.failure?.script, !steps.isEmpty
    else { throw LiveScriptError("A script is JSON such as \(Self.example)") }
    var events: [Story.Event] = []
    for (index, step) in steps.enumerated() {
      guard let event = Story.Event(code: step) else {
        throw LiveScriptError(
          "Step \(index + 1) is '\(step.quotable)'; a step is written like .tap(\"Name ↑\").")
      }
      events.append(event)
    }
    self.init(events: events)
  }

  private static let example = #"{"schema": 1, "script": [".launch()", ".reply()", ".pick(\"Finland\")"]}"#

  /// Returns the script as JSON.
  func json() throws -> String {
    try Document(script: events.map(\.code)).prettyJSON()
  }

  /// Writes the script to a file.
  ///
  /// - Parameter replaces: True if a file that is there already is replaced.
  /// - Throws: `LiveScriptError`, which says whether a file is in the way.
  func write(to path: String, replacing replaces: Bool = false) throws(LiveScriptError) {
    let url = URL(fileURLWithPath: (path as NSString).expandingTildeInPath)
    guard !url.isFolder else { throw LiveScriptError("'\(path)' is a folder.") }
    guard replaces || !FileManager.default.fileExists(atPath: url.path) else {
      throw LiveScriptError("'\(path)' exists already.", isInTheWay: true)
    }
    let folder = url.deletingLastPathComponent()
    guard folder.isFolder else { throw LiveScriptError("There is no folder '\(folder.path)' to save in.") }
    do {
      try Data(json().utf8).write(to: url, options: replaces ? .atomic : .withoutOverwriting)
    } catch {
      // A folder that is there may still not take files.
      let isRefused = (error as? CocoaError)?.code == .fileNoSuchFile
      let reason = isRefused ? nil : PlainError(error, about: path)?.description
      throw LiveScriptError(reason ?? "'\(path)' cannot be written.")
    }
  }
}

/// The reason why a script cannot be read or written.
struct LiveScriptError: Error, CustomStringConvertible {
  nonisolated let description: String
  /// True if a file of that name exists already.
  let isInTheWay: Bool

  init(_ description: String, isInTheWay: Bool = false) {
    self.description = description
    self.isInTheWay = isInTheWay
  }
}
