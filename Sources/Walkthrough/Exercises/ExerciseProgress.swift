import Foundation
import Toolchain

/// A learner's progress: solved exercises, which stay solved, and the numbers of tries and hints.
///
/// The record is a file beside the one that keeps the favourites, so that it outlives the build folder.
struct ExerciseProgress {
  /// A learner's progress with an exercise.
  enum State: String, Codable {
    /// The part is as it was shipped.
    case untouched
    /// The part differs from the shipped one.
    case begun
    /// The part has been certified, whatever it is now.
    case solved
  }

  /// The record of one exercise.
  struct Entry: Codable, Equatable {
    /// The number of tries until it was solved: how often it was judged after an edit.
    var tries = 0
    /// The highest number of a hint that was shown, from 1; 0 for none.
    var hints = 0
    /// True if the solution was shown before the exercise was solved.
    var sawSolution = false
    /// When it was first certified.
    var solvedOn: Date?
    /// The fingerprint of the part that was judged last.
    var judged: String?

    /// The entry with numbers that can be counted on from.
    fileprivate var clamped: Entry {
      var entry = self
      entry.tries = RecordFile.clamped(tries)
      entry.hints = RecordFile.clamped(hints, to: 3)
      return entry
    }
  }

  /// The result of restoring a part.
  enum Reset: Equatable {
    /// The part was already as shipped.
    case unchanged
    /// The part was missing and has been restored.
    case restored
    /// The part had been changed; the learner's version is at this location.
    case kept(URL)
  }

  /// The file that keeps the record.
  var file = ExerciseProgress.file
  /// Returns the moment that counts as now.
  var now: @Sendable () -> Date = { .now }

  /// The file beside the one that keeps the favourites.
  static var file: URL {
    RecordFile.url(named: "exercises.json")
  }

  /// Returns a learner's progress with an exercise.
  ///
  /// - Throws: `ExerciseRecordError` if the record cannot be read.
  func state(of exercise: Exercise) throws -> State {
    if try entry(of: exercise).solvedOn != nil { return .solved }
    let part = try? Data(contentsOf: exercise.part)
    return part == (try? Data(exercise.shipped().utf8)) ? .untouched : .begun
  }

  /// Returns the record of an exercise.
  ///
  /// - Throws: `ExerciseRecordError` if the record cannot be read.
  func entry(of exercise: Exercise) throws -> Entry { try read()[exercise.id] ?? Entry() }

  /// Returns how many of some exercises are solved.
  ///
  /// - Throws: `ExerciseRecordError` if the record cannot be read.
  func solved(among exercises: [Exercise]) throws -> Int {
    let entries = try read()
    return exercises.count { entries[$0.id]?.solvedOn != nil }
  }

  /// Changes the record of an exercise.
  ///
  /// - Throws: `ExerciseRecordError` if the record cannot be read or written.
  func note(_ exercise: Exercise, _ change: (inout Entry) -> Void) throws {
    do {
      try RecordFile.locked(file) {
        var entries = try read()
        let old = entries[exercise.id] ?? Entry()
        var entry = old
        change(&entry)
        guard entry != old else { return }
        entries[exercise.id] = entry
        try write(entries)
      }
    } catch let error as ExerciseRecordError {
      throw error
    } catch {
      throw ExerciseRecordError.unwritable(file.path)
    }
  }

  /// Records that a part was judged: a try, unless it is as shipped or as it was judged last, and the time of the first
  /// certified one.
  ///
  /// - Throws: `ExerciseRecordError` if the record cannot be read or written.
  func note(_ exercise: Exercise, judged part: Data, isCertified: Bool) throws {
    let isShipped = (try? exercise.shipped()).map { Data($0.utf8) } == part
    let fingerprint = String(Fingerprint.number(of: part), radix: 16)
    try note(exercise) { entry in
      guard entry.solvedOn == nil else { return }
      if !isShipped, entry.judged != fingerprint { entry.tries += 1 }
      entry.judged = fingerprint
      if isCertified { entry.solvedOn = now() }
    }
  }

  /// Restores the part as it was shipped; one that was changed is moved aside first.
  ///
  /// - Throws: `ExerciseError` if the shipped part cannot be made, or an error of Foundation if a file cannot be read, moved
  ///   or written; nothing is lost then.
  func reset(_ exercise: Exercise) throws -> Reset {
    let files = FileManager.default
    let shipped = Data(try exercise.shipped().utf8)
    guard files.fileExists(atPath: exercise.part.path) else {
      try files.createDirectory(
        at: exercise.part.deletingLastPathComponent(), withIntermediateDirectories: true)
      try shipped.write(to: exercise.part, options: .atomic)
      return .restored
    }
    if try Data(contentsOf: exercise.part) == shipped { return .unchanged }
    var number = 1
    func place() -> URL { exercise.part.appendingPathExtension("kept-\(number)") }
    while files.fileExists(atPath: place().path) { number += 1 }
    try files.moveItem(at: exercise.part, to: place())
    try shipped.write(to: exercise.part, options: .atomic)
    return .kept(place())
  }

  private func read() throws(ExerciseRecordError) -> [String: Entry] {
    do {
      return try RecordFile.read([String: Entry].self, from: file)?.mapValues(\.clamped) ?? [:]
    } catch {
      throw .unreadable(file.path)
    }
  }

  private func write(_ entries: [String: Entry]) throws(ExerciseRecordError) {
    do {
      try RecordFile.write(entries, to: file)
    } catch {
      throw .unwritable(file.path)
    }
  }
}

/// A problem with the file that keeps a learner's progress.
enum ExerciseRecordError: Error, CustomStringConvertible {
  case unreadable(String), unwritable(String)

  var description: String {
    switch self {
    case .unreadable(let path):
      "\(path.visible) is not a record of exercises. Move it away to begin a new one."
    case .unwritable(let path): "Your progress was not saved: \(path.visible) cannot be written."
    }
  }
}
