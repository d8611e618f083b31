import Specification

extension [Pattern] {
  /// The titles as a sentence names them: `VIPER and MVVM-FC`.
  var titles: String { map(\.title).list }
}

extension Pattern {
  /// The path of the page on the pattern, in the package's folder.
  var page: String {
    switch self {
    case .mvc: "Docs/MVC.md"
    case .swiftIO: "Docs/Swift-IO.md"
    case .cleanSwift: "Docs/Clean-Swift.md"
    case .viper: "Docs/VIPER.md"
    case .mvvmFC: "Docs/MVVM-FC.md"
    }
  }
}
