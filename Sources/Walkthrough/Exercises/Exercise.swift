import Foundation
import Playing
import SourceModel
import Specification
import TextLayout

/// A part of a pattern's app that is broken or not written yet, with the checks that judge it; or the messages of one
/// of the app's cycles, shuffled; or two versions of some lines of the app, one with a mistake.
struct Exercise: Equatable {
  /// The content of `exercise.json`.
  struct Manifest: Equatable, Decodable {
    /// The title, without a hint at the mistake.
    let title: String
    /// The pattern whose app it is a part of; nil for an exercise in which the learner chooses.
    let pattern: Pattern?
    /// The subject, such as `the order of the cycle`.
    let topic: String
    /// The amount of work.
    let difficulty: Difficulty
    /// True if the exercise is on the path; nil for any other.
    let isCore: Bool?
    /// The type to fix or to write; nil in an exercise without code to write.
    let part: String?
    /// Decides how messages are shuffled, or which version comes first; nil in any other exercise.
    let seed: UInt64?
    /// The mistake to find by reading; nil in any other exercise.
    let reading: Reading?
    /// The task, if it is another one than to fix or to write a part of an app.
    let assignment: Assignment?
    /// A story of the kit that uses the fixed part or, if it is no part of an app, what the part is about.
    let story: Story.ID
    /// The number of the event in the story that shows the subject best, from 1.
    let event: Int
    /// The events of a story that show best how the other patterns do it; nil for `event` of `story`.
    let elsewhere: Excerpt?
    /// True if only calls of static methods tell a wrong part from a right one; nil for false.
    let looksAtStaticCalls: Bool?
    /// The rules that the part need not keep, each with the reason; nil for none.
    let excused: [Rule.ID: String]?
    /// The place to look at when a check is red.
    let pointer: String
    /// The checks that are red as shipped.
    let red: [String]
    /// Three hints: what the failure says, which part it is, nearly the line.
    let hints: [String]
  }

  /// A task with code that is another one than to fix or to write a part of an app.
  enum Assignment: String, Decodable {
    /// Correct two faults, of which one hides the other.
    case twoFaults = "two faults"
    /// Find the type that is wrong, and correct it.
    case search
    /// Write a test of a part, which no rules judge.
    case test
    /// Write a double for a given test, which no rules judge either.
    case double
  }

  /// A mistake in some lines of an app.
  struct Reading: Equatable, Decodable {
    /// Its title in Tests/Mutations.
    let mistake: String
    /// The rules among which the learner chooses the one that it breaks.
    let rules: [String]
  }

  /// Consecutive events of a story, by their places from 1.
  struct Excerpt: Equatable, Decodable {
    let story: Story.ID
    let from: Int
    let to: Int
  }

  /// The task of an exercise.
  enum Kind: Equatable {
    /// Fix a type, or write it.
    case fix(type: String)
    /// Put the messages of a pattern's cycle, which a seed has shuffled, in order.
    case order(seed: UInt64, Pattern)
    /// Say which of two versions of some lines has a mistake, and which rule it breaks; a seed decides their order.
    case read(Reading, seed: UInt64, Pattern)
  }

  /// How much there is to find out in an exercise; a large one takes an hour or more.
  enum Difficulty: String, CaseIterable, Codable {
    case easy, medium, hard, large
  }

  /// The package's folder.
  let package: URL
  /// The learner's own folder; nil if the learner works in the kit's.
  let learnerFolder: URL?
  /// The folder's name, which begins with the number: `01-swift-io-cycle`.
  let id: String
  let manifest: Manifest
  let kind: Kind

  /// Its number among all exercises, from 1.
  var number: Int { Int(id.prefix(2)) ?? 0 }
}

extension Exercise {
  /// The folder with the part to fix, unless the learner works elsewhere, and its checks.
  var folder: URL { package.appendingPathComponent("Exercises/\(id)") }
  /// The folder with the fixed part.
  var solutionFolder: URL { package.appendingPathComponent("Solutions/\(id)") }

  /// True if the learner puts messages in order.
  var asksForOrder: Bool { if case .order = kind { true } else { false } }

  /// True if the learner writes code: only then is something compiled.
  var isCompiled: Bool { if case .fix = kind { true } else { false } }

  /// True if the learner writes a part of an app, which rules judge, and not a test or a double for one.
  var isPartOfApp: Bool { ![.test, .double].contains(manifest.assignment) }

  /// True if the task is another one than most exercises of a pattern have.
  var isOfAnotherKind: Bool {
    if case .read = kind { return true }
    return manifest.assignment != nil || manifest.difficulty == .large
  }

  /// The name of the file that the learner edits.
  private var fileName: String {
    switch kind {
    case .fix: "Exercise.swift"
    case .order: "Messages.txt"
    case .read: "Answer.txt"
    }
  }
  /// The path of the file that the learner edits; in the kit's folder, unless the learner works elsewhere.
  var path: String { learnerFolder == nil ? "Exercises/\(id)/\(fileName)" : part.path }

  /// The part to fix, the messages to put in order, or the versions to read, with the answers.
  var part: URL {
    (learnerFolder?.appendingPathComponent(id) ?? folder).appendingPathComponent(fileName)
  }
  /// The part as it ships, as an edit of the solution; an exercise without code to write has none.
  var shippedEdit: URL { solutionFolder.appendingPathComponent("Shipped.diff") }
  /// The part when it is fixed.
  var fixedPart: URL { solutionFolder.appendingPathComponent(fileName) }
  /// The recorded wrong fixes, as edits of the solution.
  var wrongFixes: URL { solutionFolder.appendingPathComponent("Wrong.diff") }
  /// The recorded variations, as edits of the solution that leave it right; not every exercise has the file.
  var variations: URL { solutionFolder.appendingPathComponent("Right.diff") }
  /// The file with its checks.
  var checks: URL { folder.appendingPathComponent("Checks.swift") }
  /// Sources that its part and its checks share; not every exercise has them.
  var givenSources: URL { folder.appendingPathComponent("Given.swift") }
  /// The solutions in further patterns, if the learner chooses the pattern.
  var otherSolutions: [URL] { Pattern.allCases.compactMap(otherSolution) }

  private func otherSolution(in pattern: Pattern) -> URL? {
    let file = solutionFolder.appendingPathComponent("Exercise+\(pattern.module).swift")
    return FileManager.default.fileExists(atPath: file.path) ? file : nil
  }

  /// Reads the text of the part.
  ///
  /// - Throws: `ExerciseError` if the file is missing; an error of Foundation if it cannot be read.
  func text() throws -> Data {
    guard FileManager.default.fileExists(atPath: part.path) else {
      throw ExerciseError.missing(number, path, isWithFolder: learnerFolder?.isFolder == false)
    }
    return try Data(contentsOf: part)
  }

  /// Returns the part as it ships: the solution after an edit, its messages shuffled, or the versions without answers.
  ///
  /// - Throws: `ExerciseError` if the edit cannot be made, or there is no such mistake to read; `MutationError`, or an
  ///   error of Foundation, if a file cannot be read.
  func shipped() throws -> String {
    if case .read(let reading, let seed, let pattern) = kind {
      return try ReadingTask(self, reading, of: pattern, seed: seed).shipped
    }
    let solution = try String(contentsOf: fixedPart, encoding: .utf8)
    if case .order(let seed, _) = kind { return MessageOrder.shuffled(solution, seed: seed) }
    let edit = try String(contentsOf: shippedEdit, encoding: .utf8)
    do {
      return try Mutation.parse(edit, named: shippedEdit.lastPathComponent)
        .reduce(solution) { try $1.applied(to: $0) }
    } catch {
      throw ExerciseError.damaged(shippedEdit.path, reason: "\(error)", folder: "Solutions")
    }
  }

  /// Returns the pattern that a part belongs to: the exercise's or, if the learner chooses, the first that has checks
  /// and whose module the part imports; nil if the part imports no such module.
  func pattern(of part: Data) -> Pattern? {
    let lines = String(decoding: part, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { line in
        line.components(separatedBy: "//")[0].split(whereSeparator: \.isWhitespace).map(String.init)
      }
    return manifest.pattern
      ?? Pattern.allCases.first { pattern in
        checks(in: pattern) != nil && lines.contains { $0.suffix(2) == ["import", pattern.module] }
      }
  }

  /// Returns the checks of parts in one of the patterns that the learner can choose; nil for any other pattern.
  private func checks(in pattern: Pattern) -> URL? {
    let file = folder.appendingPathComponent("Checks+\(pattern.module).swift")
    return FileManager.default.fileExists(atPath: file.path) ? file : nil
  }

  /// Returns the solution to compare a part with: the one in the pattern that the learner has chosen, or else the fixed
  /// part.
  func solution(of part: Data) -> URL { pattern(of: part).flatMap(otherSolution) ?? fixedPart }

  /// Returns the sources that judge a part: the checks, or those of the pattern that the learner has chosen, and the
  /// given sources.
  func checks(of part: Data) -> [URL] {
    [pattern(of: part).flatMap { checks(in: $0) } ?? checks]
      + [givenSources].filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// Returns the names of the sources in the folder except the part: all checks and the given sources.
  ///
  /// - Throws: An error of Foundation if the folder cannot be read.
  func sourcesBesidePart() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".swift") && $0 != part.lastPathComponent }
  }

  /// The difference between the fixed part and the shipped one; a part that cannot be read counts as empty.
  var fix: LineDifference {
    let fixed = (try? String(contentsOf: fixedPart, encoding: .utf8)) ?? ""
    return LineDifference(
      from: ((try? shipped()) ?? "").components(separatedBy: "\n"), to: fixed.components(separatedBy: "\n"))
  }

  /// Reads all exercises of a package, by number.
  ///
  /// - Parameter learnerFolder: The folder with the learner's parts; by default the one that the kit remembers, if any.
  /// - Throws: `ExerciseError` if there are none, or a manifest cannot be read.
  static func all(in package: URL = Package.folder, learnerFolder: URL? = nil) throws -> [Exercise] {
    let learnerFolder = learnerFolder ?? LearnerFolder(package: package).current
    let folder = package.appendingPathComponent("Exercises")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let exercises = try names.filter { $0.contains(#/^\d\d-[a-z0-9-]+$/#) }.sorted().map {
      try Exercise(id: $0, in: package, learnerFolder: learnerFolder)
    }
    guard !exercises.isEmpty else { throw ExerciseError.noExercises(folder.path) }
    return exercises
  }

  /// Returns the exercise with a number.
  ///
  /// - Throws: `UsageError` if there is no such exercise, `ExerciseError` if a manifest cannot be read.
  static func numbered(_ number: Int, in package: URL = Package.folder) throws -> Exercise {
    let all = try all(in: package)
    guard let exercise = all.first(where: { $0.number == number }) else {
      throw UsageError.invalid("There is no exercise \(number). The exercises are 1 to \(all.count).")
    }
    return exercise
  }

  private init(id: String, in package: URL, learnerFolder: URL?) throws {
    self.id = id
    self.package = package
    self.learnerFolder = learnerFolder
    let file = package.appendingPathComponent("Exercises/\(id)/exercise.json")
    do {
      manifest = try JSONDecoder().decode(Manifest.self, from: try Data(contentsOf: file))
    } catch {
      throw ExerciseError.damaged(
        file.path, reason: (error as? DecodingError)?.reason ?? PlainError(error)?.description ?? "\(error)")
    }
    guard manifest.hints.count == 3 else {
      throw ExerciseError.damaged(file.path, reason: "It has \(manifest.hints.count) hints instead of three.")
    }
    switch (manifest.part, manifest.seed, manifest.reading, manifest.pattern) {
    case (let type?, nil, nil, _): kind = .fix(type: type)
    case (nil, let seed?, nil, let pattern?): kind = .order(seed: seed, pattern)
    case (nil, let seed?, let reading?, let pattern?): kind = .read(reading, seed: seed, pattern)
    default:
      throw ExerciseError.damaged(
        file.path,
        reason: "It needs either a part or a seed, and with a seed a pattern; a mistake to read needs both.")
    }
  }
}

extension Exercise.Manifest {
  /// The name of the pattern.
  var patternTitle: String { pattern?.title ?? "Any pattern" }
}

/// An error that stops an exercise command.
enum ExerciseError: Error, CustomStringConvertible {
  /// The folder has no exercises.
  case noExercises(String)
  /// The part is missing, perhaps with the whole folder of the learner.
  case missing(_ number: Int, _ path: String, isWithFolder: Bool)
  /// The app's messages differ from those in the exercise.
  case otherMessages(_ path: String)
  /// A manifest cannot be read, or the edit that makes the shipped part cannot be made.
  case damaged(String, reason: String, folder: String = "Exercises")
  /// The module `ExerciseSupport`, which checks are written with, does not compile; carries the compiler's output.
  case brokenSupport(String)
  /// A program that helps to judge does not compile; carries the subject of the sentence and the compiler's output.
  case brokenProgram(_ subject: String, String)
  /// The checks of a pattern do not compile; carries the compiler's output.
  case brokenChecks(String, String)
  /// The folder in which exercises are compiled cannot be written to.
  case readOnly(_ folder: String)
  /// The modules of the kit that checks are compiled against are missing.
  case notBuilt(String)
  /// Calls of static methods cannot be seen, and they decide.
  case unseen(_ number: Int)

  var description: String {
    switch self {
    case .noExercises(let folder):
      "There are no exercises in \(folder). Restore the kit's folder 'Exercises'."
    case .missing(let number, let path, let isWithFolder):
      "\(path) is missing. '\(Kit.command) exercises reset \(number)' restores it."
        + (isWithFolder
          ? " The kit's file \(LearnerFolder.recordName) names its folder; without that file you work in the kit's own."
          : "")
    case .otherMessages(let path):
      "The app's messages differ from those in \(path). Start the program with '\(Kit.command)', without "
        + "'-c release'. If you changed the app, '\(Kit.command) docs' regenerates the exercise."
    case .damaged(let file, let reason, let folder):
      "\(file) is damaged: \(reason) Restore the kit's folder '\(folder)'."
    case .brokenSupport(let diagnostics): "Exercises/Support does not compile:\n\(diagnostics)"
    case .brokenProgram(let subject, let diagnostics): "\(subject) does not compile:\n\(diagnostics)"
    case .brokenChecks(let module, let diagnostics): "The module \(module) does not build:\n\(diagnostics)"
    case .readOnly(let folder):
      "Exercises are compiled in the kit's folder, but \(folder) cannot be written: permission denied. Copy the kit to a "
        + "folder of your own, delete .build there, and start the program in it."
    case .notBuilt(let module):
      "The module \(module) was not built for testing beside this program. Start the program with '\(Kit.command)' in a "
        + "terminal, without '-c release' and not from Xcode; or run the checks with 'swift test --package-path Exercises'."
    case .unseen(let number):
      "Exercise \(number) cannot be judged here: it is about calls of static methods, and this build cannot see any."
    }
  }
}
