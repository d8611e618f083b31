import CleanSwift
import MVVMFC
import Specification
import SwiftIO
import VIPER

/// The architectures that can be traced.
enum Architectures {
  /// All of them, in the order of `Pattern`.
  static let all: [any Architecture] = Pattern.allCases.map { of($0) }

  /// The architecture of a pattern.
  static func of(_ pattern: Pattern) -> any Architecture {
    switch pattern {
    case .swiftIO: SwiftIOArchitecture()
    case .cleanSwift: CleanSwiftArchitecture()
    case .viper: VIPERArchitecture()
    case .mvvmFC: MVVMFCArchitecture()
    }
  }
}
