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
  }

  /// The word for the pattern to judge by, such as `viper`.
  public var pattern: String
  /// The path of the folder with the app's sources.
  public var folder: String
  /// The output format.
  public var format: Format
  /// The path of the conventions file; nil for `.architecture.json` in the folder if there is one, else for a preset.
  public var conventions: String?
  /// The preset to start from; nil for the one that matches the most parts.
  public var preset: String?
  /// True to write the conventions file and judge nothing.
  public var writesConventions: Bool
  /// The path of the baseline, or nil.
  public var baseline: String?
  /// True if a missing baseline, stale entries in one, and files or folders that cannot be read count as failures.
  public var isStrict: Bool
  /// The path of the HTML report to write, or nil.
  public var report: String?
  /// The folder that keeps what was read from each file, or nil to keep nothing.
  public var cache: String?
  /// The columns to write text in.
  public var width: Int
  /// True to print a line of progress on standard error.
  public var showsProgress: Bool

  /// Creates an order.
  public init(
    pattern: String, folder: String, format: Format, conventions: String? = nil, preset: String? = nil,
    writesConventions: Bool = false, baseline: String? = nil, isStrict: Bool = false, report: String? = nil,
    cache: String? = nil, width: Int = 80, showsProgress: Bool = false
  ) {
    self.pattern = pattern
    self.folder = folder
    self.format = format
    self.conventions = conventions
    self.preset = preset
    self.writesConventions = writesConventions
    self.baseline = baseline
    self.isStrict = isStrict
    self.report = report
    self.cache = cache
    self.width = width
    self.showsProgress = showsProgress
  }
}
