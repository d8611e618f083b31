import CleanSwift
import MVC
import MVVMFC
public import Playing
public import Specification
import SwiftIO
import VIPER

/// The four architectures and MVC, for callers that need them all.
public enum Architectures {
  /// The four architectures, in the order of `Pattern`.
  public static let all: [any Architecture] = Pattern.allCases.map { of($0) }

  /// MVC and the four.
  public static let apps: [any Architecture] = Pattern.apps.map { of($0) }

  /// The architecture of a pattern.
  public static func of(_ pattern: Pattern) -> any Architecture {
    switch pattern {
    case .mvc: MVCArchitecture()
    case .swiftIO: SwiftIOArchitecture()
    case .cleanSwift: CleanSwiftArchitecture()
    case .viper: VIPERArchitecture()
    case .mvvmFC: MVVMFCArchitecture()
    }
  }

  /// The app of a pattern whose list of countries awaits its requests; nil if the pattern has none.
  public static func async(of pattern: Pattern) -> (any Architecture)? {
    switch pattern {
    case .cleanSwift: CleanSwiftArchitecture.async
    case .viper: VIPERArchitecture.async
    case .mvvmFC: MVVMFCArchitecture.async
    case .swiftIO: SwiftIOArchitecture.async
    case .mvc: nil
    }
  }

  /// The app of a pattern whose list of countries follows an observable view model, instead of notices; nil if the pattern
  /// has none.
  public static func observable(of pattern: Pattern) -> (any Architecture)? {
    pattern == .mvvmFC ? MVVMFCArchitecture.observable : nil
  }
}
