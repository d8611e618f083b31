import Foundation
import Stories
import TextLayout

/// Makes the package's pages again, or says what is not right with them.
struct DocumentationAnswers {
  let pages: DocumentationPages
  let page: Page

  /// What was written, or what is stale and which links lead nowhere; and whether all is well.
  ///
  /// - Parameter isCheck: Whether nothing is to be written.
  /// - Throws: `DocumentationPages.Fault`, `PackageError`, or an error of Foundation where a page cannot be read or written.
  func answer(isCheck: Bool) throws -> Answer {
    let paths = pages.paths()
    guard !paths.isEmpty else { throw PackageError.gone }
    let stale = try stale(among: paths)
    if !isCheck {
      for (path, text) in stale {
        try text.write(to: pages.folder.appendingPathComponent(path), atomically: true, encoding: .utf8)
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

  /// The pages whose text is not what would be made now, with that.
  private func stale(among paths: [String]) throws -> [(path: String, text: String)] {
    let notice = WaitingNotice.standard("Reading \(paths.count.of("page"))")
    defer { notice.end() }
    // Stories are played once for each pattern, and not for each block.
    var observations: [Pattern: Observation] = [:]
    func observe(_ pattern: Pattern) throws -> Observation {
      if let known = observations[pattern] { return known }
      notice.update("Playing all stories with \(pattern.title)")
      let observation = try Observation(of: pattern)
      observations[pattern] = observation
      return observation
    }
    let files =
      [(path: ExerciseSeal.path, text: try ExerciseSeal(package: pages.folder).text())]
      + (try Exercise.all(in: pages.folder).flatMap(ordered))
    return try files.filter { $0.text != (try? pages.text(of: $0.path)) }
      + paths.compactMap { path in
        notice.update("Generating \(path)")
        let text =
          if path == Self.rules, let traceability = try Package.traceability() {
            RulesPage(traceability: traceability).text()
          } else {
            try pages.remade(path) { try $0.markdown(observe) }
          }
        return text == (try pages.text(of: path)) ? nil : (path, text)
      }
  }

  /// The messages of an exercise that asks for their order, as it ships and in order; none where it asks for a fix.
  private func ordered(in exercise: Exercise) throws -> [(path: String, text: String)] {
    guard case .order(let seed, let pattern) = exercise.kind else { return [] }
    let order = try MessageOrder(exercise, of: pattern, seed: seed)
    return [(exercise.shippedPart, order.shuffled), (exercise.mendedPart, order.solved)].map { file, text in
      (path: "Solutions/\(exercise.id)/\(file.lastPathComponent)", text: text)
    }
  }

  /// The page that is generated as a whole.
  private static let rules = "Docs/Rules.md"
}
