import Foundation
import Specification

/// The tests, counterexamples, mutations and exercises of each rule, found in the package's files.
struct Traceability {
  /// A test, a counterexample or an exercise, and its file.
  struct Place: Hashable, Encodable {
    /// The name, without the rule's identifier.
    let name: String
    /// The path of the file or folder, in the package's folder.
    let path: String
  }

  /// The tests, counterexamples, mutations and exercises of one rule.
  struct Entry {
    /// The tests that are named for the rule, except counterexamples.
    var tests: [Place] = []
    /// The counterexamples that are named for the rule.
    var counterexamples: [Place] = []
    /// The titles of the mutations that name the rule.
    var mutations: [String] = []
    /// The exercises whose checks include the rule, and those in which a wrong order of messages breaks it.
    var exercises: [Place] = []
  }

  private var entries: [Rule.ID: Entry] = [:]

  /// Reads the package's tests, mutations and exercises.
  ///
  /// - Parameter package: The folder of the package.
  /// - Throws: An error of Foundation if a file cannot be read.
  init(package: URL) throws {
    for file in try Self.files(below: package.appendingPathComponent("Tests")) where file.isRulesFile {
      for test in try Self.tests(in: file, of: package) {
        if let name = test.name.dropping(prefix: "counterexample: ") {
          entries[test.rule, default: Entry()].counterexamples.append(Place(name: name, path: test.path))
        } else {
          entries[test.rule, default: Entry()].tests.append(Place(name: test.name, path: test.path))
        }
      }
    }
    for pattern in Pattern.allCases {
      let list = package.appendingPathComponent("Tests/Mutations/\(pattern.rawValue).diff")
      for heading in try String(contentsOf: list, encoding: .utf8).matches(of: #/(?m)^## (\S+) (.+)$/#) {
        entries[String(heading.1), default: Entry()].mutations.append(String(heading.2))
      }
    }
    for file in try Self.files(below: package.appendingPathComponent("Exercises"))
    where file.lastPathComponent == "Checks.swift" {
      for rule in Set(try Self.tests(in: file, of: package).map(\.rule)) {
        let folder = file.deletingLastPathComponent()
        entries[rule, default: Entry()].exercises.append(
          Place(name: folder.lastPathComponent, path: folder.path(below: package)))
      }
    }
    try addExercisesWithoutCode(of: package)
  }

  /// Adds the exercises that ask for the order of messages to the rules that their recorded mistakes break, and those
  /// that ask about a mistake to its rule.
  private mutating func addExercisesWithoutCode(of package: URL) throws {
    for exercise in (try? Exercise.all(in: package)) ?? [] where !exercise.isCompiled {
      for rule in Set(try exercise.brokenRules()) {
        entries[rule, default: Entry()].exercises.append(
          Place(name: exercise.id, path: exercise.folder.path(below: package)))
      }
    }
  }

  /// The entry of a rule, empty if nothing names it.
  subscript(rule: Rule.ID) -> Entry { entries[rule] ?? Entry() }

  private static let test = #/func `([A-Z]+-\d+) ([^`]+)`/#

  /// Finds the tests of a file that are named for a rule, in their order.
  private static func tests(
    in file: URL, of package: URL
  ) throws -> [(rule: Rule.ID, name: String, path: String)] {
    let text = try String(contentsOf: file, encoding: .utf8)
    let path = file.path(below: package)
    return text.split(separator: "\n").compactMap { line in
      guard line.contains("func `"), let match = line.firstMatch(of: test) else {
        return nil
      }
      return (String(match.1), String(match.2), path)
    }
  }

  /// Returns the Swift files below a folder, by path; none if there is no such folder.
  private static func files(below folder: URL) throws -> [URL] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }
      .sorted().map { folder.appendingPathComponent($0) }
  }
}

extension URL {
  fileprivate var isRulesFile: Bool { deletingLastPathComponent().lastPathComponent == "Rules" }

  fileprivate func path(below folder: URL) -> String {
    path.dropping(prefix: folder.path + "/") ?? path
  }
}

extension String {
  /// Returns the text after a prefix, or nil if the text has another beginning.
  fileprivate func dropping(prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
