/// The order that `walkthrough judge` gives to the judge.
///
/// The judge is a program of its own, because it is linked with the toolchain's parser; this file is compiled into it
/// and into its client. The order is its only argument, as JSON.
public struct JudgeRequest: Codable, Hashable, Sendable {
  /// The output formats.
  public enum Format: String, CaseIterable, Codable, Sendable {
    /// Paragraphs for people, grouped by rule.
    case text
    /// One JSON document.
    case json
    /// SARIF 2.1.0, for code hosting sites.
    case sarif
    /// One line per finding, in the format of warnings in Xcode.
    case xcode
    /// One line per finding, as a workflow command of GitHub Actions.
    case github
    /// One line of JSON per finding, with the reason, the remedy and examples.
    case jsonl
  }

  /// The named conventions that many apps share; of those for one pattern, the first is used if several recognise
  /// equally many types.
  public enum Preset: String, CaseIterable, Codable, Sendable {
    case templates2017 = "templates-2017"
    case templates2015 = "templates-2015"
    case assemblies
    case article
    case generators
    case flowControllers = "flow-controllers"
    case coordinators
    case routers
    case swiftIO = "swift-io"

    /// The word for the pattern that they are for.
    public var pattern: String {
      switch self {
      case .templates2017, .templates2015, .assemblies: "clean-swift"
      case .article, .generators: "viper"
      case .flowControllers, .coordinators, .routers: "mvvm-fc"
      case .swiftIO: "swift-io"
      }
    }

    /// Returns those for a pattern, given by its word.
    public static func all(of pattern: String) -> [Preset] { allCases.filter { $0.pattern == pattern } }
  }

  /// The identifiers of the rules that the judge adds to those of the patterns.
  public static let ownRules = ["ALIVE", "LEAK", "PLAIN"]

  /// The beginning of the names of the cache's folders.
  public static let cachePrefix = "facts-"

  /// The rule to explain; if there is one, nothing is judged.
  public var explains: String?
  /// The word for the pattern to judge by, such as `viper`.
  public var pattern: String
  /// The path of the folder with the app's sources.
  public var folder: String
  /// The output format.
  public var format: Format
  /// The path of the conventions file; nil for `.architecture.json` in the folder if there is one, else for a preset.
  public var conventions: String?
  /// The preset to start from; nil for the one that matches the most parts.
  public var preset: Preset?
  /// True to write the conventions file and judge nothing.
  public var writesConventions: Bool
  /// The path of the baseline, or nil.
  public var baseline: String?
  /// True if a missing baseline, stale entries in one, and files or folders that cannot be read count as failures.
  public var isStrict: Bool
  /// The commit since which a line must have changed for its findings to be reported; nil to report all.
  public var changedSince: String?
  /// The path of the HTML report to write, or nil.
  public var report: String?
  /// The folder that keeps what was read from each file, or nil to keep nothing.
  public var cache: String?
  /// The path of the kit's folder, for links to its pages; nil for no links.
  public var kit: String?
  /// The columns to write text in.
  public var width: Int
  /// True to print a line of progress on standard error.
  public var showsProgress: Bool

  /// Creates an order to explain a rule, which may be one of the judge's own.
  public init(explaining rule: String) {
    self.init(pattern: "", folder: "", format: .text)
    explains = rule
  }

  /// Creates an order to judge an app.
  public init(
    pattern: String, folder: String, format: Format, conventions: String? = nil, preset: Preset? = nil,
    writesConventions: Bool = false, baseline: String? = nil, isStrict: Bool = false,
    changedSince: String? = nil, report: String? = nil, cache: String? = nil, kit: String? = nil,
    width: Int = 80, showsProgress: Bool = false
  ) {
    self.pattern = pattern
    self.folder = folder
    self.format = format
    self.conventions = conventions
    self.preset = preset
    self.writesConventions = writesConventions
    self.baseline = baseline
    self.isStrict = isStrict
    self.changedSince = changedSince
    self.report = report
    self.cache = cache
    self.kit = kit
    self.width = width
    self.showsProgress = showsProgress
  }
}
