import Foundation
import Specification

/// Writes the rules of a pattern as a skill for coding agents.
struct SkillCommand: Command, Equatable {
  let pattern: Pattern

  func answer(with options: Options) throws -> Answer {
    let skill = try Skill(of: pattern, package: Package.folder)
    guard options[.output] != nil else { return Answer(text: skill.text()) }
    let folder = try options.outputFolder(or: Package.folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("SKILL.md")
    try skill.text().write(to: file, atomically: true, encoding: .utf8)
    return Answer(text: "Wrote \(file.path).\n")
  }
}

extension CommandEntry {
  static let skill: CommandEntry = CommandEntry(
    name: "skill",
    brief: "the rules of a pattern, with mistakes, as a skill for a coding agent",
    summary:
      "Prints the page SKILL.md for a coding agent: what the parts of a pattern are for, its rules with their reasons, and "
      + "for each rule the shortest mistake that tests have seen break it, beside the same lines of the kit's app.",
    operands: [.pattern],
    options: [.output],
    notes:
      "The page is made from the rules and the lists in Tests/Mutations each time, so a copy in another repository is "
      + "out of date if it differs from what this command prints.",
    examples: [
      Example(words: "skill viper", meaning: "print the page"),
      Example(
        words: "skill viper --output ../App/.claude/skills/viper",
        meaning: "write it where an agent finds it"),
    ]
  ) { words, _ throws(UsageError) in SkillCommand(pattern: try architecture(words[0])) }
}
