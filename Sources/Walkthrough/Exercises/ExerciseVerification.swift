import Foundation
import Playing
import SourceModel
import Specification
import TextLayout

/// Compares an exercise with its manifest: red as it ships, by the checks that the manifest names and no others; green
/// when it is fixed, also after every recorded variation; red when the part is missing or misspelt, and after every
/// recorded wrong fix. Messages to put in order are also compared with those that the app sends, and versions to read with
/// the app's source.
struct ExerciseVerification {
  let exercise: Exercise

  /// Returns the faults of the exercise; empty if it is sound.
  ///
  /// - Throws: `ExerciseError`, `MutationError`, or an error of Foundation if it cannot be judged.
  func faults() throws -> [String] {
    let missing = filesMissing
    guard missing.isEmpty else { return missing }
    // The limit is so high that even on a busy machine only a part that never ends reaches it.
    let judge = try exercise.judge(width: 100, waitLimit: 3600)
    func outcome(of text: String) throws -> ExerciseOutcome { try judge(Data(text.utf8)) }
    let shipped = try exercise.shipped()
    let solution = try String(contentsOf: exercise.fixedPart, encoding: .utf8)
    var faults = shippedFaults(try outcome(of: shipped))
    let fixed = try outcome(of: solution)
    if !fixed.isGreen { faults.append("The solution is not green. \(fixed)") }
    if !fixed.warnings.isEmpty { faults.append("The solution has warnings. \(fixed.warnings)") }
    for other in exercise.otherSolutions {
      let fixed = try judge(Data(contentsOf: other))
      if !fixed.isGreen || !fixed.warnings.isEmpty {
        faults.append("\(other.lastPathComponent) is not green, or has warnings. \(fixed) \(fixed.warnings)")
      }
    }
    faults += try manifestFaults()
    for variation in try variations() {
      let varied = try outcome(of: variation.applied(to: solution))
      if !varied.isGreen { faults.append("The variation “\(variation.heading)” is not green. \(varied)") }
    }
    for wrong in try wrongFixes() {
      faults += wrongFaults(
        try outcome(of: wrong.applied(to: solution)), of: "The wrong fix “\(wrong.title)”", naming: wrong.rule
      )
    }
    // Parts without the type come last, because the checks are recompiled when the type disappears.
    switch exercise.kind {
    case .fix(let type):
      // A module can have the type's name.
      // A dot between letters is no word boundary by default.
      let name = try Regex("\\b\(type)\\b").wordBoundaryKind(.simple)
      let misspelt = shipped.components(separatedBy: "\n")
        .map { $0.contains("import ") ? $0 : $0.replacing(name, with: "\(type)s") }.joined(separator: "\n")
      faults += try certificationFaults(fixed, in: exercise.pattern(of: Data(solution.utf8)))
      faults += wrongFaults(try outcome(of: ""), of: "An empty file", naming: "no \(type)")
      faults += wrongFaults(
        try outcome(of: misspelt), of: "A part that is called \(type)s", naming: "no \(type)")
    case .read(let reading, let seed, let pattern):
      faults += staleness(
        of: solution, by: try ReadingTask(exercise, reading, of: pattern, seed: seed).solved)
      if !QuizEdit.all(of: pattern).contains(where: { $0.mistake == reading.mistake }) {
        faults.append("The mistake breaks more than one rule, or is too long to read.")
      }
      faults += wrongFaults(try outcome(of: ""), of: "An empty file", naming: "Write A or B")
    case .order(let seed, let pattern):
      let order = try MessageOrder(exercise, of: pattern, seed: seed)
      faults += staleness(of: solution, by: order.solved)
      let misspelt = solution.replacing("\n\n", with: "s\n\n")
      faults += wrongFaults(try outcome(of: ""), of: "An empty file", naming: "are missing")
      faults += wrongFaults(
        try outcome(of: misspelt), of: "A misspelt message", naming: "There is no message")
    }
    return faults
  }

  private func staleness(of solution: String, by generated: String) -> [String] {
    solution == generated
      ? [] : ["\(exercise.fixedPart.lastPathComponent) is stale. '\(Kit.command) docs' regenerates it."]
  }

  /// The number of lines that the solution removes or adds, whichever is greater.
  var changedLines: Int { exercise.fix.changedLines }

  /// Reads the recorded wrong fixes, as edits of the solution; each names the rule, the story or the check that has to
  /// notice it.
  ///
  /// - Throws: `MutationError`, or an error of Foundation if the list cannot be read.
  func wrongFixes() throws -> [Mutation] {
    try edits(in: exercise.wrongFixes)
  }

  /// Reads the recorded variations, as edits of the solution that leave it right; most exercises have none.
  ///
  /// - Throws: `MutationError`, or an error of Foundation if the list cannot be read.
  func variations() throws -> [Mutation] {
    FileManager.default.fileExists(atPath: exercise.variations.path) ? try edits(in: exercise.variations) : []
  }

  private func edits(in file: URL) throws -> [Mutation] {
    try Mutation.parse(String(contentsOf: file, encoding: .utf8), named: file.lastPathComponent)
  }

  private func manifestFaults() throws -> [String] {
    var faults: [String] = []
    if exercise.manifest.red.isEmpty { faults.append("The manifest names no check that is red.") }
    let story = Story.named(exercise.manifest.story)
    let events = story?.steps.count { !$0.isLook } ?? 0
    if !(1...max(1, events)).contains(exercise.manifest.event) || story == nil {
      faults.append("There is no event \(exercise.manifest.event) of a story '\(exercise.manifest.story)'.")
    }
    faults += excerptFaults
    if changedLines == 0 { faults.append("The solution changes nothing.") }
    let wrong = try wrongFixes()
    if wrong.count < 2 { faults.append("Fewer than two wrong fixes are recorded.") }
    faults += wrong.filter { Self.isInAnyReport($0.rule) }.map {
      "The heading of the wrong fix “\($0.title)” begins with “\($0.rule)”, which other reports contain too."
    }
    if ExerciseLesson(on: exercise) == nil {
      faults.append("The solution's page lacks a part of the lesson.")
    }
    for source in try exercise.sourcesBesidePart() {
      let copy = try? Data(contentsOf: exercise.solutionFolder.appendingPathComponent(source))
      if try copy != Data(contentsOf: exercise.folder.appendingPathComponent(source)) {
        faults.append("Solutions/\(exercise.id)/\(source) is not a link to the exercise's file.")
      }
    }
    let changed = try ExerciseSeal(package: exercise.package).changedFiles(of: exercise)
    return faults
      + changed.map { "\($0) has another fingerprint. '\(Kit.command) docs' records the new one." }
  }

  /// Checks that the excerpt for the other patterns, if there is one, consists of events of a story.
  private var excerptFaults: [String] {
    guard let excerpt = exercise.manifest.elsewhere else { return [] }
    let story = Story.traced(excerpt.story)
    let events = story?.steps.count { !$0.isLook } ?? 0
    guard excerpt.from < 1 || excerpt.from > excerpt.to || excerpt.to > events else { return [] }
    return ["There are no events \(excerpt.from) to \(excerpt.to) of a story '\(excerpt.story)'."]
  }

  /// Returns true if a word proves nothing about a mistake: it is part of the certification's standard sentences, or
  /// of the identifiers of all rules of a pattern.
  private static func isInAnyReport(_ word: String) -> Bool {
    standardWords.contains(word.lowercased()) || Rule.all.contains { $0.id.hasPrefix("\(word)-") }
  }

  private static let standardWords = Set(
    """
    nothing else is broken Fixed, but you broke a rule. Fixed, but the story plays out differently. The story
    requires this: as a user, I want to. This is not a rule of one pattern; all four need it. Why: Look at: The
    kit's app With your part
    """.lowercased().split { !$0.isLetter }.map(String.init))

  /// Checks that the certification judges exactly the rules that the list names for the pattern, but for those that the
  /// part is excused from. Rules that need the compiler may all be missing, as for a part that needs types of its checks.
  /// Without a pattern, and if the part belongs to no app, checks nothing.
  private func certificationFaults(_ fixed: ExerciseOutcome, in pattern: Pattern?) throws -> [String] {
    guard let pattern, exercise.isPartOfApp else { return [] }
    let excused = Set((exercise.manifest.excused ?? [:]).keys)
    let listed = try CertifiedRules(package: exercise.package)[pattern].subtracting(excused)
    let listedWithoutCompiler = listed.filter { Rule.named($0)?.needsCompiler == false }
    let judged = fixed.judged.union(fixed.unseen.intersection(listed))
    guard ![listed, listedWithoutCompiler].contains(judged) else { return [] }
    let line = Rule.all(of: pattern).map(\.id).filter(judged.contains).joined(separator: " ")
    return ["\(CertifiedRules.path) is stale. The certification judges \(pattern.rawValue): \(line)"]
  }

  private func shippedFaults(_ outcome: ExerciseOutcome) -> [String] {
    guard case .judged(let checks, _) = outcome.verdict else {
      return ["As shipped, it cannot be judged. \(outcome)"]
    }
    let red = Set(checks.filter { !$0.isGreen }.map(\.name))
    let named = Set(exercise.manifest.red)
    return named.subtracting(red).sorted().map { "As shipped, this check is not red: \($0)" }
      + red.subtracting(named).sorted().map { "As shipped, this check is red but not in the manifest: \($0)" }
  }

  /// Checks that a wrong part is judged, that it is red, and that the report names the mistake.
  private func wrongFaults(_ outcome: ExerciseOutcome, of name: String, naming word: String) -> [String] {
    guard case .judged = outcome.verdict else { return ["\(name) cannot be judged. \(outcome)"] }
    if outcome.isGreen { return ["\(name) is green."] }
    return outcome.description.contains(word)
      ? [] : ["\(name) is red, but its report does not say “\(word)”. \(outcome)"]
  }

  private var filesMissing: [String] {
    let solution = exercise.solutionFolder
    let sources =
      exercise.isCompiled
      ? [exercise.shippedEdit, exercise.checks, solution.appendingPathComponent("Checks.swift")] : []
    let files =
      [exercise.part, exercise.fixedPart, exercise.wrongFixes]
      + [exercise.folder, solution].map { $0.appendingPathComponent("README.md") } + sources
    return files.filter { !FileManager.default.fileExists(atPath: $0.path) }.map { "There is no \($0.path)." }
  }
}

extension Rule {
  /// True if deciding the rule takes the compiler's answers.
  fileprivate var needsCompiler: Bool {
    if case .decided(let kinds) = verification { kinds.contains(.compiler) } else { false }
  }
}
