/// A document that defines an architecture. Every rule in `Rule.all` names the documents it was read from.
public enum SourceDocument: String, CaseIterable, Codable, Sendable {
  case swiftIO = "000_9c353b44bdf56794"
  case cleanSwiftTemplates = "001_3ea05a2152b92a65"
  case mvvmFC = "002_798bdc2f63ff68c1"
  case cleanSwiftNotes = "003_2dae978508e14e80"
  case viper = "004_61d4e5191d8d0dce"

  /// The document's title.
  public var title: String {
    switch self {
    case .swiftIO: "Swift-IO, README"
    case .cleanSwiftTemplates: "Clean-Swift-Templates, README"
    case .mvvmFC: "SWAPI MVVM, README"
    case .cleanSwiftNotes: "Clean Swift, VIP cycle notes"
    case .viper: "MemeMe-IOS, README"
    }
  }
}
