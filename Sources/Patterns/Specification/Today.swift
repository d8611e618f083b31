/// What has become of a rule since its document was written, when Swift had no `await` and a screen was made of view
/// controllers.
public struct Today: Hashable, Sendable {
  /// What has become of the rule in an app with `async` functions and isolated types.
  public let concurrency: Standing
  /// What has become of the rule in an app whose screens are SwiftUI views.
  public let swiftUI: Standing

  init(async concurrency: Standing, swiftUI: Standing) {
    self.concurrency = concurrency
    self.swiftUI = swiftUI
  }

  /// A rule that holds in both, for one reason.
  static func holds(_ sentence: String, _ sources: LaterSource...) -> Today {
    let standing = Standing(verdict: .holds, sentence: sentence, sources: sources)
    return Today(async: standing, swiftUI: standing)
  }
}

/// A verdict on a rule today, with its reason.
public struct Standing: Hashable, Sendable {
  /// What can become of a rule.
  public enum Verdict: String, CaseIterable, Codable, Sendable {
    /// It asks for the same, in the same form.
    case holds
    /// It asks for the same in another form, or for less.
    case changes
    /// What it asks for is not needed, or does not exist.
    case falls
  }

  /// The verdict.
  public let verdict: Verdict
  /// The reason, one sentence.
  public let sentence: String
  /// The texts that the reason rests on; a rule that holds may need none.
  public let sources: [LaterSource]

  static func holds(_ sentence: String, _ sources: LaterSource...) -> Standing {
    Standing(verdict: .holds, sentence: sentence, sources: sources)
  }

  static func changes(_ sentence: String, _ sources: LaterSource...) -> Standing {
    Standing(verdict: .changes, sentence: sentence, sources: sources)
  }

  static func falls(_ sentence: String, _ sources: LaterSource...) -> Standing {
    Standing(verdict: .falls, sentence: sentence, sources: sources)
  }
}
