/// The four architectures, under the names that people type.
public enum Pattern: String, CaseIterable, Codable, Sendable {
  case swiftIO = "swift-io"
  case cleanSwift = "clean-swift"
  case viper = "viper"
  case mvvmFC = "mvvm-fc"

  /// The architecture's own name, for headings.
  public var title: String {
    switch self {
    case .swiftIO: "Swift-IO"
    case .cleanSwift: "Clean Swift VIP"
    case .viper: "VIPER"
    case .mvvmFC: "MVVM-FC"
    }
  }

  /// The module of this package that holds the architecture's app; its folder in Sources/Patterns is called the same.
  public var module: String {
    switch self {
    case .swiftIO: "SwiftIO"
    case .cleanSwift: "CleanSwift"
    case .viper: "VIPER"
    case .mvvmFC: "MVVMFC"
    }
  }
}
