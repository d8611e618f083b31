import Foundation
import Stories
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
    guard !paths.isEmpty else { throw PackageError.gone }
    let stale = try stale(among: paths)
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
    if lines.isEmpty {
      lines = [
        "\(paths.count.of("page")) read: all generated parts are up to date, and no link within the package is broken."
      ]
    }
    if isCheck, !stale.isEmpty { lines.append("'\(Kit.command) docs' regenerates them.") }
    return Answer(
      text: lines.map(page.paragraph).joined(), isWell: broken.isEmpty && (stale.isEmpty || !isCheck))
  }

  /// Returns the pages that differ from their text as generated now, with that text.
  private func stale(among paths: [String]) throws -> [(path: String, text: String)] {
    let notice = WaitingNotice.standard("Reading \(paths.count.of("page"))")
    defer { notice.end() }
    // The observation of a pattern is made once, and not for each block that needs it.
    var observations: [Pattern: Observation] = [:]
    func observe(_ pattern: Pattern) throws -> Observation {
      if let known = observations[pattern] { return known }
      notice.update("Playing all stories with \(pattern.title)")
      let observation = try Observation(of: pattern)
      observations[pattern] = observation
      return observation
    }
    let whole = try wholePages(observe)
    let parts = paths.filter { whole[$0] == nil }
    let generated = try parts.map { path in
      notice.update("Generating \(path)")
      return (path: path, text: try pages.remade(path) { try $0.markdown(observe) })
    }
    return (whole.map { (path: $0.key, text: $0.value) } + generated)
      .filter { (try? pages.text(of: $0.path)) != $0.text }
      .sorted { $0.path < $1.path }
  }

  /// Returns the files that are generated as a whole.
  private func wholePages(_ observe: (Pattern) throws -> Observation) throws -> [String: String] {
    var texts = [ExerciseSeal.path: try ExerciseSeal(package: pages.folder).text()]
    if let traceability = try Package.traceability() {
      texts["Docs/Rules.md"] = RulesPage(traceability: traceability).text()
    }
    let observations = try Pattern.allCases.map(observe)
    for (index, story) in Story.all.enumerated() {
      let performances = observations.map { (pattern: $0.pattern, performance: $0.performances[index]) }
      texts[StoryPage.path(of: story)] = StoryPage(story: story, performances: performances).text()
    }
    texts[StoryList.path] = StoryList.text()
    for exercise in try Exercise.all(in: pages.folder) {
      texts.merge(try ordered(in: exercise)) { _, new in new }
    }
    return texts
  }

  /// Lists the messages of an exercise that asks for their order, as it ships and in order; none if it asks for a fix.
  private func ordered(in exercise: Exercise) throws -> [String: String] {
    guard case .order(let seed, let pattern) = exercise.kind else { return [:] }
    let order = try MessageOrder(exercise, of: pattern, seed: seed)
    return [
      "Solutions/\(exercise.id)/\(exercise.shippedPart.lastPathComponent)": order.shuffled,
      "Solutions/\(exercise.id)/\(exercise.fixedPart.lastPathComponent)": order.solved,
    ]
  }
}
