/// The four architectures, and MVC, which they take apart, under the names that people type.
public enum Pattern: String, CaseIterable, Codable, Sendable {
  /// The picture before: it has no rules, and is not among `allCases`.
  case mvc
  case swiftIO = "swift-io"
  case cleanSwift = "clean-swift"
  case viper = "viper"
  case mvvmFC = "mvvm-fc"

  /// The four architectures.
  public static let allCases: [Pattern] = [.swiftIO, .cleanSwift, .viper, .mvvmFC]

  /// MVC and the four: every pattern in which the app is built.
  public static let apps: [Pattern] = [.mvc] + allCases

  /// The architecture's own name, for headings.
  public var title: String {
    switch self {
    case .mvc: "MVC"
    case .swiftIO: "Swift-IO"
    case .cleanSwift: "Clean Swift VIP"
    case .viper: "VIPER"
    case .mvvmFC: "MVVM-FC"
    }
  }

  /// The module of this package that holds the architecture's app; its folder in Sources/Patterns is called the same.
  public var module: String {
    switch self {
    case .mvc: "MVC"
    case .swiftIO: "SwiftIO"
    case .cleanSwift: "CleanSwift"
    case .viper: "VIPER"
    case .mvvmFC: "MVVMFC"
    }
  }
}
