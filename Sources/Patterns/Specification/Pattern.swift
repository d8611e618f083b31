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
}
