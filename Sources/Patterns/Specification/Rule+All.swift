extension Rule {
  /// Every rule of every architecture, in the order of the documents.
  public static let all: [Rule] = swiftIO + cleanSwift + viper + mvvmFC

  /// Returns the rules of one architecture, in the order of its documents.
  public static func all(of pattern: Pattern) -> [Rule] {
    all.filter { $0.pattern == pattern }
  }

  /// Returns the rule with an identifier such as `SIO-14`, or nil.
  public static func named(_ id: String) -> Rule? {
    all.first { $0.id == id }
  }
}
