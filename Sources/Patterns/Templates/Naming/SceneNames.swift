import Foundation

/// The names of a scene and of its use cases, and the names of the types and members that follow from them.
struct SceneNames {
  /// What a name is for.
  enum Purpose: String {
    case scene, module
    case useCase = "use case"
  }

  let scene: String
  let useCases: [String]

  /// Checks a single name, and returns it in the form in which files and sources have it.
  ///
  /// - Throws: `NameError` if it is no name of a type.
  static func checked(_ word: String, as purpose: Purpose) throws(NameError) -> String {
    let name = word.precomposedStringWithCanonicalMapping
    func fail(_ reason: String) -> NameError {
      NameError(description: "'\(name.prefix(40))' cannot be the name of a \(purpose.rawValue): \(reason).")
    }
    guard let first = name.first else { throw fail("it is empty") }
    guard name.allSatisfy(\.isOfName), !first.isWholeNumber else {
      throw fail("a name has letters, digits and '_', and begins with a letter")
    }
    guard name.utf8.count <= 60 else { throw fail("it has more than 60 bytes") }
    guard purpose != .module else { return name }
    guard !first.isLowercase, first != "_" else { throw fail("it begins with a capital letter, as types do") }
    guard !name.hasPrefix("UI"), !name.hasPrefix("NS"), !types.contains(name) else {
      throw fail("Swift or UIKit has types of such a name")
    }
    guard purpose != .useCase || name.lowercased() != "main" else {
      throw fail("a program begins in a file of such a name")
    }
    guard !keywords.contains(method(for: name)) else {
      throw fail("'\(method(for: name))' is a word of Swift")
    }
    return name
  }

  /// Checks that no two names mean the same, on a disk that ignores case too, and that none is taken by the scene.
  ///
  /// - Throws: `NameError` for the first use case that clashes.
  func check() throws(NameError) {
    var owners: [String: String] = [:]
    for name in Self.types(of: scene) + Self.members { owners[name.lowercased()] = "the scene itself" }
    for useCase in useCases {
      for name in Self.names(of: useCase) {
        guard let owner = owners[name] else { continue }
        throw NameError(
          description: owner.lowercased() == useCase.lowercased()
            ? "The use case '\(useCase)' is given twice."
            : "The use case '\(useCase)' cannot be called so: '\(name)' would belong to \(owner) too.")
      }
      for name in Self.names(of: useCase) { owners[name] = useCase }
    }
  }

  /// Returns the name of a method: `FetchOrders` as `fetchOrders`, `URLCheck` as `urlCheck`.
  static func method(for name: String) -> String {
    let capitals = name.prefix { $0.isUppercase }
    // The last capital begins the next word, unless the word has no other letter.
    let count = capitals.count == name.count || capitals.count <= 1 ? capitals.count : capitals.count - 1
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }

  /// Returns the words of a name as a title: `FetchOrders` as `Fetch orders`.
  static func title(for name: String) -> String {
    var title = ""
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      let before = index > 0 ? letters[index - 1] : "_"
      let after = index + 1 < letters.count ? letters[index + 1] : "_"
      guard letter.isUppercase, before != "_", before.isLowercase || after.isLowercase else {
        title.append(letter == "_" ? " " : letter)
        continue
      }
      title += after.isUppercase ? " \(letter)" : " \(letter.lowercased())"
    }
    return title
  }

  /// The names that a use case takes, in lower case: of types, which are also those of files, and of members.
  private static func names(of useCase: String) -> [String] {
    ([""] + words("Button Count Interactor Label Tapped Task Text TextDidChange Worker Working"))
      .map { (useCase + $0).lowercased() }
  }

  /// The types of a scene, in any pattern.
  private static func types(of scene: String) -> [String] {
    [scene, "InMemory\(scene)DataStore"]
      + words(
        """
        Configurator DataPassing DataStore Entity EventHandler Factory FlowController FlowControllerType Interactor
        InteractorDelegate InteractorInput InteractorOutput Model ModelReading ModelUpdating Models Presenter
        PresenterInput PresenterOutput Router Routing RoutingLogic Scene Service ServiceType View ViewController
        ViewControllerInput ViewControllerOutput ViewModel ViewModelDelegate ViewModelType Wireframe
        """
      ).map { scene + $0 }
  }

  /// The members that parts have whatever their use cases are, and types that they share or have inside.
  private static let members = words(
    """
    action close coder dataStore delegate dependencies entity flowController interactor isClosed model output presenter
    refresh request response router service store title view viewController viewModel wireframe
    """)

  /// Types that templates or tests name, and that a type of the same name would hide.
  private static let types = Set(
    words(
      """
      Any AnyObject AppDependencyManager Bool DependencyManager Error Int MainActor Never Optional Protocol Result Self
      StoryboardScene String Suite Task Test Testing Type Void
      """))

  private static let keywords = Set(
    words(
      """
      as associatedtype await break case catch class continue default defer deinit do else enum extension fallthrough false
      fileprivate for func guard if import in init inout internal is let nil operator precedencegroup private protocol
      public repeat rethrows return self static struct subscript super switch throw throws true try typealias var where
      while
      """))

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}

extension Character {
  /// True for a letter of one scalar, in any script, a digit of ASCII and `_`.
  fileprivate var isOfName: Bool {
    self == "_" || isASCII && isNumber || isLetter && unicodeScalars.count == 1
  }
}
