import Foundation

/// The user's answers so far, by step of each cycle, by fact and by edit, and the day on which each is asked for again.
///
/// What was answered correctly comes back after 1, 3, 7, 16 and 35 days, one that was missed on the next day. A
/// right answer before that day is counted and does not change the day.
struct QuizRecord: Codable, Equatable {
  /// The answers about one step.
  struct Score: Codable, Equatable {
    var asked = 0
    var right = 0
    /// The number of consecutive right answers, each counted only when the step was due.
    var streak = 0
    /// The time from which it is asked for again.
    var due: Date

    /// False if the numbers contradict each other; then something else wrote the file.
    fileprivate var isPlausible: Bool { 0 <= streak && streak <= right && right <= asked }

    /// The score with numbers that can be counted on from.
    fileprivate var clamped: Score {
      let (asked, right) = (RecordFile.clamped(asked), RecordFile.clamped(right))
      return Score(asked: asked, right: right, streak: RecordFile.clamped(streak), due: due)
    }
  }

  /// The scores under the keys of questions.
  private(set) var steps: [String: Score] = [:]

  private static let days = [1, 3, 7, 16, 35]

  /// Adds an answer.
  mutating func note(isRight: Bool, of key: String, on day: Date) {
    var score = steps[key] ?? Score(due: day)
    score.asked += 1
    score.right += isRight ? 1 : 0
    guard !isRight || score.due <= day else {
      steps[key] = score
      return
    }
    let pause = isRight ? Self.days[min(score.streak, Self.days.count - 1)] : 1
    score.streak = isRight ? score.streak + 1 : 0
    let morning = Calendar.current.startOfDay(for: day)
    score.due = Calendar.current.date(byAdding: .day, value: pause, to: morning) ?? day
    steps[key] = score
  }

  /// Returns the keys of the steps that are to be asked again, the longest overdue first.
  func due(on day: Date) -> [String] {
    steps.filter { $0.value.due <= day }.sorted { ($0.value.due, $0.key) < ($1.value.due, $1.key) }.map(\.key)
  }
}

extension QuizRecord {
  /// The file, beside the one that keeps the favourites.
  static var file: URL {
    RecordFile.url(named: "quiz.json")
  }

  /// Reads the record; an empty one if there is no file.
  ///
  /// - Throws: `QuizRecordError` if the file cannot be read or holds something else. The file is left alone.
  init(from file: URL) throws(QuizRecordError) {
    do {
      if let record = try RecordFile.read(QuizRecord.self, from: file) { self = record }
    } catch {
      throw .unreadable(file.path)
    }
    guard steps.values.allSatisfy(\.isPlausible) else { throw .unreadable(file.path) }
    steps = steps.mapValues(\.clamped)
  }

  /// Adds an answer to the record in a file.
  ///
  /// - Throws: `QuizRecordError`.
  static func note(
    isRight: Bool, of key: String, on day: Date = .now, in file: URL = file
  ) throws(QuizRecordError) {
    do {
      try RecordFile.locked(file) {
        var record = try QuizRecord(from: file)
        record.note(isRight: isRight, of: key, on: day)
        try record.write(to: file)
      }
    } catch let error as QuizRecordError {
      throw error
    } catch {
      throw .unwritable(file.path)
    }
  }

  /// Writes the record in one go.
  ///
  /// - Throws: `QuizRecordError`.
  func write(to file: URL) throws(QuizRecordError) {
    do {
      try RecordFile.write(self, to: file)
    } catch {
      throw .unwritable(file.path)
    }
  }
}

/// A problem with the file that keeps the record.
enum QuizRecordError: Error, CustomStringConvertible {
  case unreadable(String), unwritable(String)

  var description: String {
    switch self {
    case .unreadable(let path):
      "\(path.visible) is not a record of quizzes. Move it away to begin a new one."
    case .unwritable(let path): "The score was not saved: \(path.visible) cannot be written."
    }
  }
}
