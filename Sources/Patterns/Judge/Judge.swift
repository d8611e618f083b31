import Foundation

/// The program `judge`: carries out one order.
struct Judge {
  let order: JudgeRequest

  /// The exit statuses; those above 1 are from `sysexits.h`.
  enum Status: Int32 {
    case clean = 0
    case findings = 1
    case badInput = 65
    case noOutput = 74
  }

  /// Prints the answer and returns the exit status.
  ///
  /// - Throws: `JudgeError`, or an error of `JSONEncoder`.
  func run() throws -> Status {
    if let rule = order.explains {
      guard let report = ExplanationReport(of: rule, kit: order.kit, width: order.width) else {
        throw JudgeError.message("There is no rule \(rule).")
      }
      try print(report.text())
      return .clean
    }
    guard let pattern = Pattern.allCases.first(where: { $0.rawValue == order.pattern }) else {
      throw JudgeError.message("There is no pattern \(order.pattern).")
    }
    let url = URL(fileURLWithPath: order.folder).resolvingSymlinksInPath()
    var source = try conventions(of: pattern, for: url)
    let folder = try Folder(url, excluding: source.candidates[0].excluded)
    let cache = order.cache.flatMap { FactsCache(URL(fileURLWithPath: $0)) }
    let changes = try order.changedSince.map { try Changes(since: $0, in: url) }
    let reading = Reading(folder, cache: cache, progress: Progress(isShown: order.showsProgress))
    guard !reading.files.isEmpty else {
      throw JudgeError.message("No Swift file below \(order.folder) can be judged.\(excuse(folder, reading))")
    }
    let app = source.choose(for: reading.files)
    if order.writesConventions { return try write(app.conventions, from: source.origin, for: app, to: url) }
    guard !app.parts.isEmpty, !app.needsScenes || !app.scenes.isEmpty else {
      throw JudgeError.message(
        app.noPartsFound(by: source.origin) + excuse(folder, reading)
          + (source.isFile
            ? " Write the names of your own types under 'roles' in \(source.origin)."
            : " To use your own names, run: swift run walkthrough judge \(pattern.rawValue) \(order.folder) --init")
      )
    }
    guard pattern != .mvvmFC || app.hasFlowControllers else {
      let endings = app.conventions.roles[.flowController]?.suffixes.joined(separator: " or ") ?? ""
      throw JudgeError.message(
        "No flow controller found: no type is named …\(endings) according to \(source.origin), "
          + "so the rules of \(pattern.title) do not apply.")
    }
    return try judge(app, folder, reading, changes, origin: source.origin)
  }

  private func judge(
    _ app: App, _ folder: Folder, _ reading: Reading, _ changes: Changes?, origin: String
  ) throws -> Status {
    let uiKit = app.swiftUISceneCount > 0 ? app.withoutSwiftUI : app
    let outcomes = Check.all(of: app.conventions.pattern).concurrentMap {
      $0.outcome(for: app, inUIKit: uiKit)
    }
    let all = outcomes.flatMap { outcome in
      outcome.findings.sorted { ($0.path, $0.line, $0.message) < ($1.path, $1.line, $1.message) }
    }
    let suppressions = Suppressions(
      in: reading.files, of: all, rules: Set(outcomes.map(\.check.rule.id)),
      decided: Set(outcomes.filter(\.isDecided).map(\.check.rule.id)))
    var counted: [Finding] = []
    var suppressed: [(finding: Finding, reason: String)] = []
    for finding in all {
      if let excuse = suppressions.excuse(for: finding) {
        suppressed.append((finding, excuse.reason))
      } else {
        counted.append(finding)
      }
    }
    let frozen = try freeze(counted, pattern: app.conventions.pattern)
    let omitted = folder.omitted.merging(
      reading.generated > 0 ? [.generated: reading.generated] : [:], uniquingKeysWith: +)
    let judgement = Judgement(
      app: app, folder: order.folder, workTree: WorkTree(around: folder.url), conventions: origin,
      lines: reading.lines, omitted: omitted,
      notes: folder.notes + folder.linkNotes + reading.notes + suppressions.notes + suppressions.unused,
      outcomes: outcomes, findings: frozen.new.filter { changes?.include($0) != false },
      changedSince: order.changedSince, unchanged: frozen.new.filter { changes?.include($0) == false },
      suppressed: suppressed, frozen: frozen.frozen, stale: frozen.stale)
    // If the reader of the text closes the pipe, the program ends, so the page is written before the text.
    let page = Result { try order.report.map { try write(HTMLReport(judgement).text(), to: $0) } }
    try print(text(of: judgement, root: folder.url))
    _ = try page.get()
    let isIncomplete =
      !judgement.stale.isEmpty || !suppressions.unused.isEmpty || !folder.notes.isEmpty || reading.unread > 0
    let failsIncomplete = order.isStrict && isIncomplete
    if order.format != .text, order.format != .json {
      // These formats have no place for what is no finding.
      let remarks = [
        judgement.remarkOnUnchanged,
        failsIncomplete ? "--strict fails for a reason besides findings; --format text has it." : nil,
      ].compactMap(\.self).map { "walkthrough: \($0.printable)\n" }
      FileHandle.standardError.write(Data(remarks.joined().utf8))
    }
    return judgement.isBroken || failsIncomplete ? .findings : .clean
  }

  private func text(of judgement: Judgement, root: URL) throws -> String {
    switch order.format {
    case .text: TextReport(judgement: judgement, width: order.width).text()
    case .json: try JSONReport(judgement).text()
    case .sarif: try SARIFReport(judgement, kit: order.kit).text()
    case .xcode: XcodeReport(judgement: judgement, root: root.standardizedFileURL.path).text()
    case .github: GitHubReport(judgement: judgement).text()
    case .jsonl: try JSONLinesReport(judgement, kit: order.kit).text()
    }
  }

  // MARK: Conventions

  /// Returns the conventions that the order asks for, those in the app's folder, or else the presets to choose from.
  private func conventions(of pattern: Pattern, for folder: URL) throws -> ConventionsSource {
    if let name = order.preset {
      let preset = Preset(name)
      return ConventionsSource(
        [preset.conventions], origin: "the preset '\(name.rawValue)', \(preset.origin)")
    }
    let own = folder.appendingPathComponent(Conventions.fileName)
    let path = order.conventions ?? (FileManager.default.fileExists(atPath: own.path) ? own.path : nil)
    guard let path, order.conventions != nil || !order.writesConventions else {
      return ConventionsSource(presetsOf: pattern)
    }
    let conventions = try Conventions.read(URL(fileURLWithPath: path), for: pattern)
    return ConventionsSource([conventions], origin: path, isFile: true)
  }

  private func write(
    _ conventions: Conventions, from origin: String, for app: App, to folder: URL
  ) throws -> Status {
    let endings = Endings(in: app)
    let conventions = endings.added(to: conventions)
    let app = endings.found.isEmpty ? app : App(app.files, by: conventions)
    let file = folder.appendingPathComponent(Conventions.fileName)
    guard !FileManager.default.fileExists(atPath: file.path) else {
      throw JudgeError.message("\(file.path) already exists. Remove it to write a new one.")
    }
    try write(conventions.text(), to: file.path)
    let roles = Dictionary(grouping: app.parts, by: \.role).sorted { $0.key < $1.key }
    let parts = roles.map { $0.value.count.of($0.key.title, $0.key.plural) }.joined(separator: ", ")
    let found =
      parts.isEmpty
      ? "It recognises no type yet: write the names of your own types under 'roles'."
      : "It recognises \(parts)."
    let added = endings.sentence.map { "\($0)\n" } ?? ""
    try print("Wrote \(file.path), from \(origin).\n\(added)\(found)\n")
    return .clean
  }

  // MARK: Baseline

  private func freeze(
    _ findings: [Finding], pattern: Pattern
  ) throws -> (new: [Finding], frozen: [Finding], stale: [BaselineEntry]) {
    guard let path = order.baseline else { return (findings, [], []) }
    let url = URL(fileURLWithPath: path)
    if FileManager.default.fileExists(atPath: path) { return try Baseline(url, for: pattern).split(findings) }
    guard !order.isStrict else {
      throw JudgeError.message("There is no baseline \(path). Run once without --strict to write it.")
    }
    try Baseline(of: findings, pattern: pattern).write(to: url)
    return ([], findings, [])
  }

  // MARK: Output

  private func excuse(_ folder: Folder, _ reading: Reading) -> String {
    let omitted = Folder.Omission.allCases.compactMap { reason in
      let count = (folder.omitted[reason] ?? 0) + (reason == .generated ? reading.generated : 0)
      return count > 0 ? "\(count.of("file")) \(reason.rawValue)" : nil
    }
    let left = omitted.isEmpty ? "" : " Left out: \(omitted.joined(separator: ", "))."
    return ([left] + (folder.notes + folder.linkNotes + reading.notes).prefix(3).map { " \($0)" }).joined()
  }

  private func print(_ text: String) throws {
    do { try FileHandle.standardOutput.write(contentsOf: Data(text.utf8)) } catch {
      throw JudgeError.unwritable("The output")
    }
  }

  private func write(_ text: String, to path: String) throws {
    do { try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic) } catch {
      throw JudgeError.unwritable(path)
    }
  }
}

/// The conventions to judge by: one set, or several from which the best match for the app is chosen.
struct ConventionsSource {
  let candidates: [Conventions]
  private let names: [String]
  /// The origin of the chosen conventions, a noun phrase.
  private(set) var origin: String
  /// True if the conventions come from a file; the origin is its path.
  let isFile: Bool

  init(_ conventions: [Conventions], origin: String, isFile: Bool = false) {
    self.isFile = isFile
    candidates = conventions
    names = []
    self.origin = origin
  }

  init(presetsOf pattern: Pattern) {
    let presets = Preset.all(of: pattern)
    isFile = false
    candidates = presets.map(\.conventions)
    names = presets.map(\.name.rawValue)
    origin = "the presets \(names.joined(separator: ", "))"
  }

  /// Chooses the set of conventions that recognises the most parts, and returns the app as read by that set.
  ///
  /// If neither the order nor a file gives conventions, the app's own names of models replace those of the preset.
  mutating func choose(for files: [SourceFile]) -> App {
    let apps = candidates.map { App(files, by: $0) }
    let best = apps.indices.max { (apps[$0].parts.count, $1) < (apps[$1].parts.count, $0) } ?? 0
    guard !names.isEmpty else { return apps[best] }
    origin = "the preset '\(names[best])'"
    guard !apps[best].parts.isEmpty else { return apps[best] }
    origin += ", which recognises the most types"
    guard let models = apps[best].foundModels else { return apps[best] }
    var conventions = candidates[best]
    conventions.models = models
    origin += "; models are named \(models.values.flatMap(\.self).sorted().joined(separator: ", "))"
    return App(files, by: conventions)
  }
}
