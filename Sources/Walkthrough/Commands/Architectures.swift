import CleanSwift
import Specification
import SwiftIO
import VIPER

/// The architectures that can be traced.
enum Architectures {
  /// All of them, in the order of `Pattern`.
  static let all: [any Architecture] = [SwiftIOArchitecture(), CleanSwiftArchitecture(), VIPERArchitecture()]

  /// The architecture of a pattern, or nil.
  static func traced(_ pattern: Pattern) -> (any Architecture)? {
    all.first { $0.pattern == pattern }
  }
}
