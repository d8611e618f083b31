/// A role that a pattern gives to some types of an app, such as `presenter`.
struct Role: RawRepresentable, Hashable, Codable, Sendable, CodingKeyRepresentable {
  let rawValue: String

  init(rawValue: String) { self.rawValue = rawValue }

  init(_ rawValue: String) { self.rawValue = rawValue }

  static let action = Role("action")
  static let assembly = Role("assembly")
  static let entity = Role("entity")
  static let factory = Role("factory")
  static let flowController = Role("flowController")
  static let interactor = Role("interactor")
  static let library = Role("library")
  static let model = Role("model")
  static let presenter = Role("presenter")
  static let router = Role("router")
  static let service = Role("service")
  static let viewController = Role("viewController")
  static let viewModel = Role("viewModel")
  static let worker = Role("worker")

  /// The role in words, such as `view controller`.
  var title: String {
    rawValue.reduce(into: "") { text, letter in
      text += letter.isUppercase ? " \(letter.lowercased())" : String(letter)
    }
  }

  /// The role in words after an article, such as `an interactor`.
  var indefinite: String { ("aeio".contains(title.prefix(1)) ? "an " : "a ") + title }
}

extension Role: Comparable {
  static func < (one: Role, other: Role) -> Bool { one.rawValue < other.rawValue }
}
