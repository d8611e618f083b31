import CleanSwift
import MVVMFC
public import Playing
public import Specification
import SwiftIO
import VIPER

/// The four architectures, for callers that need all of them.
public enum Architectures {
  /// All of them, in the order of `Pattern`.
  public static let all: [any Architecture] = Pattern.allCases.map { of($0) }

  /// The architecture of a pattern.
  public static func of(_ pattern: Pattern) -> any Architecture {
    switch pattern {
    case .swiftIO: SwiftIOArchitecture()
    case .cleanSwift: CleanSwiftArchitecture()
    case .viper: VIPERArchitecture()
    case .mvvmFC: MVVMFCArchitecture()
    }
  }
}
