import Architectures
import Foundation
import Observing
import Playing
import Specification
import TextLayout

/// Regenerates the package's pages, or reports their faults.
struct DocumentationAnswers {
  let pages: DocumentationPages
  let page: Page

  /// Reports the pages that were written or, in a check, are stale, and the links that are broken.
  ///
  /// - Parameter isCheck: Reports stale pages instead of writing them.
  /// - Throws: `DocumentationPages.Fault`, `PackageError`, or an error of Foundation if a page cannot be read or
  ///   written.
  func answer(isCheck: Bool) throws -> Answer {
    let paths = pages.paths()
    guard !paths.isEmpty else { throw PackageError.noPackage }
    let (stale, unseen) = try stale(among: paths)
    if !isCheck {
      for (path, text) in stale {
        let file = pages.folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
    }
    let broken = try pages.brokenLinks()
    var lines = stale.map { isCheck ? "\($0.path) is stale." : "\($0.path) was regenerated." }
    lines += broken.map(\.description)
    if !unseen.isEmpty {
      lines.append(
        "\(unseen.count.of("page")) not generated: they show calls of static methods, which this build cannot see."
      )
    } else if lines.isEmpty {
      lines = [
        "\(paths.count.of("page")) read: all generated parts are up to date, and no link within the package is broken."
      ]
    }
    if isCheck, !stale.isEmpty { lines.append("'\(Kit.command) docs' regenerates them.") }
    return Answer(
      text: lines.map(page.paragraph).joined(), isSuccess: broken.isEmpty && (stale.isEmpty || !isCheck))
  }

  /// Returns the pages that differ from their text as generated now, with that text; and the pages that cannot be
  /// generated, because they show messages that this build does not see.
  private func stale(
    among paths: [String]
  ) throws -> (stale: [(path: String, text: String)], unseen: [String]) {
    let notice = WaitingNotice.standard("Reading \(paths.count.of("page"))")
    defer { notice.end() }
    // The observation of a pattern is made once, and not for each block that needs it.
    var observations: [Pattern: Observation] = [:]
    func observe(_ pattern: Pattern) throws -> Observation {
      if let known = observations[pattern] { return known }
      guard Architectures.of(pattern).isSeenWhole else { throw Unseen() }
      notice.update("Playing all stories with \(pattern.title)")
      let observation = try Observation(of: pattern)
      observations[pattern] = observation
      return observation
    }
    let (whole, unseenWhole) = try wholePages(observe)
    var generated = whole.map { (path: $0.key, text: $0.value) }
    var unseen = unseenWhole
    for path in paths where whole[path] == nil && !unseenWhole.contains(path) {
      notice.update("Generating \(path)")
      do {
        generated.append((path, try pages.remade(path) { try $0.markdown(observe) }))
      } catch is Unseen {
        unseen.append(path)
      }
    }
    let stale = generated.filter { (try? pages.text(of: $0.path)) != $0.text }.sorted { $0.path < $1.path }
    return (stale, unseen)
  }

  /// A pattern's messages are asked for, some of which this build does not see.
  private struct Unseen: Error {}

  /// Returns the files that are generated as a whole, and the paths of those that cannot be.
  private func wholePages(
    _ observe: (Pattern) throws -> Observation
  ) throws -> (texts: [String: String], unseen: [String]) {
    var unseen: [String] = []
    var texts = [ExerciseSeal.path: try ExerciseSeal(package: pages.folder).text()]
    if let traceability = try Package.traceability() {
      texts["Docs/Rules.md"] = RulesPage(traceability: traceability).text()
    }
    do {
      let observations = try Pattern.allCases.map(observe)
      for (index, story) in Story.all.enumerated() {
        let performances = observations.map { (pattern: $0.pattern, performance: $0.performances[index]) }
        texts[StoryPage.path(of: story)] = StoryPage(story: story, performances: performances).text()
      }
    } catch is Unseen {
      unseen += Story.all.map(StoryPage.path)
    }
    texts[StoryList.path] = StoryList.text()
    for exercise in try Exercise.all(in: pages.folder) where exercise.canBeJudged {
      if let solved = try solved(exercise) {
        texts["Solutions/\(exercise.id)/\(exercise.fixedPart.lastPathComponent)"] = solved
      }
    }
    return (texts, unseen)
  }

  /// Returns the solution of an exercise that asks for the order of messages, or about two versions of some lines; nil
  /// if it asks for a fix.
  private func solved(_ exercise: Exercise) throws -> String? {
    switch exercise.kind {
    case .fix: nil
    case .order(let seed, let pattern): try MessageOrder(exercise, of: pattern, seed: seed).solved
    case .read(let reading, let seed, let pattern):
      try ReadingTask(exercise, reading, of: pattern, seed: seed).solved
    }
  }
}
