import Foundation

/// The contents of `.architecture.json`: how an app's parts are recognised, and the levels of its rules.
struct Conventions: Hashable, Codable, Sendable {
  /// The severity of a rule's findings.
  enum Level: String, Codable, Sendable, CaseIterable {
    case off, advice, warning, error

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let word = try container.decode(String.self)
      guard let level = Self(rawValue: word) else {
        let known = Self.allCases.map(\.rawValue).joined(separator: ", ")
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "there is no level '\(word)'; the levels are \(known)")
      }
      self = level
    }
  }

  /// The name of the file in an app's folder.
  static let fileName = ".architecture.json"

  /// The pattern to judge by.
  var pattern: Pattern
  /// The folders to leave out, each as a name or as a path relative to the app's folder.
  var excluded: [String]
  /// The ways to recognise the types of each role.
  var roles: [Role: Matcher]
  /// The names of the models that cross Clean Swift's boundaries, under `request`, `response` and `viewModel`.
  var models: [String: [String]]
  /// The possible names of the property in which a presenter holds its view.
  var viewProperties: [String]
  /// The levels of rules that differ from the usual ones, by the rule's identifier.
  var rules: [Rule.ID: Level]

  init(
    pattern: Pattern, excluded: [String] = Conventions.usuallyExcluded, roles: [Role: Matcher],
    models: [String: [String]] = [:], viewProperties: [String] = Conventions.usualViewProperties,
    rules: [Rule.ID: Level] = [:]
  ) {
    self.pattern = pattern
    self.excluded = excluded
    self.roles = roles
    self.models = models
    self.viewProperties = viewProperties
    self.rules = rules
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: StrictKey.self)
    try container.refuseKeys(except: ["pattern", "excluded", "roles", "models", "viewProperties", "rules"])
    let word = try container.decode(String.self, forKey: StrictKey("pattern"))
    guard let pattern = Pattern.allCases.first(where: { $0.rawValue == word }) else {
      let known = Pattern.allCases.map(\.rawValue).joined(separator: ", ")
      throw DecodingError.dataCorruptedError(
        forKey: StrictKey("pattern"), in: container,
        debugDescription: "there is no pattern '\(word)'; the patterns are \(known)")
    }
    self.pattern = pattern
    excluded =
      try container.decodeIfPresent([String].self, forKey: StrictKey("excluded"))
      ?? Conventions.usuallyExcluded
    roles = try container.decode([Role: Matcher].self, forKey: StrictKey("roles"))
    models = try container.decodeIfPresent([String: [String]].self, forKey: StrictKey("models")) ?? [:]
    viewProperties =
      try container.decodeIfPresent([String].self, forKey: StrictKey("viewProperties"))
      ?? Conventions.usualViewProperties
    rules = try container.decodeIfPresent([Rule.ID: Level].self, forKey: StrictKey("rules")) ?? [:]
  }

  /// The usual names of a presenter's property for its view.
  static let usualViewProperties = ["view", "userInterface", "viewController"]

  /// The names of folders that usually contain code by others, or generated code.
  static let usuallyExcluded = [
    "Pods", "Carthage", "Checkouts", "DerivedData", "SourcePackages", "Vendor", "ThirdParty", "Generated",
    "build", "fastlane",
  ]

  /// A kind of model that crosses a boundary: `request`, `response` or `viewModel`.
  enum Crossing: String, CaseIterable, Sendable {
    case request, response, viewModel
  }

  /// Returns the names of a kind of model: for `request`, `Request` unless the file lists others.
  func names(of crossing: Crossing) -> [String] {
    models[crossing.rawValue] ?? [crossing.rawValue.prefix(1).uppercased() + crossing.rawValue.dropFirst()]
  }

  /// Reads a conventions file.
  ///
  /// - Throws: `JudgeError` that names the file and the place in it.
  static func read(_ url: URL, for pattern: Pattern) throws(JudgeError) -> Conventions {
    let conventions = try Conventions(json: url)
    guard conventions.pattern == pattern else {
      throw .message(
        "\(url.path) is for \(conventions.pattern.title), not for \(pattern.title). "
          + "Use --preset NAME to ignore it.")
    }
    do { try conventions.check() } catch { throw .damaged(url.path, reason: "\(error)") }
    return conventions
  }

  private func check() throws(JudgeError) {
    let known = Preset.all(of: pattern).first.map { Set($0.conventions.roles.keys) } ?? []
    if let role = roles.keys.sorted().first(where: { !known.contains($0) }) {
      let names = known.map(\.rawValue).sorted().joined(separator: ", ")
      throw .message("roles: \(pattern.title) has no role '\(role.rawValue)'; its roles are \(names)")
    }
    let decided = Set(Check.all(of: pattern).map(\.rule.id))
    if let id = rules.keys.sorted().first(where: { !decided.contains($0) }) {
      throw .message("rules: the judge does not decide '\(id)' for \(pattern.title)")
    }
    let names =
      roles.values.flatMap { $0.suffixes + $0.supertypes + $0.folders } + models.values.flatMap(\.self)
    if names.contains("") || models.values.contains([]) {
      throw .message("a name under 'roles' or 'models', or a list under 'models', is empty")
    }
    let crossings = Crossing.allCases.map(\.rawValue)
    if let name = models.keys.sorted().first(where: { !crossings.contains($0) }) {
      throw .message("models: unknown key '\(name)'; the known keys are \(crossings.joined(separator: ", "))")
    }
  }

  /// Returns the file's text.
  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
