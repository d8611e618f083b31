public import Specification

/// A scene to begin with: the files of its parts, a test for each part, and what has to be added elsewhere.
///
/// Each use case counts how often it was asked for, until an app puts its own work in that place.
public struct SceneTemplate: Sendable {
  /// The framework that a scene's views come from.
  public enum Framework: Sendable {
    /// UIKit, in an app.
    case uiKit
    /// HeadlessUI, in a program of this kit.
    case headlessUI
  }

  /// A file of a scene.
  public struct File: Hashable, Sendable {
    /// Its path in the folder that holds the scene, such as `Orders/OrdersModels.swift`.
    public let path: String
    /// Its text.
    public let text: String

    /// Creates a file from its path and its text.
    public init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }

  /// Something that a scene needs outside of its own folder, and that is added by hand.
  public struct Addition: Hashable, Sendable {
    /// The place, as the beginning of a sentence: `In the router of the scene before it`.
    public let place: String
    /// What is added there: source, or a list of connections.
    public let text: String
  }

  /// The pattern whose parts these are.
  public let pattern: Pattern
  /// The scene's name, which the names of its types begin with.
  public let name: String
  /// The name as a value or a method has it, such as `orders`.
  let label: String
  /// What the user can do in the scene.
  public let useCases: [UseCase]
  /// The framework that its views come from.
  public let framework: Framework
  /// The module that the tests import.
  public let module: String
  /// True if the work of a use case is awaited, false if it is done at once.
  public let isAsync: Bool

  /// Creates a scene after checking its names.
  ///
  /// - Parameters:
  ///   - pattern: One of the four architectures.
  ///   - module: The module that the tests import.
  /// - Throws: `NameError` for the first name that would not compile.
  public init(
    of pattern: Pattern, named name: String, doing useCases: [String], with framework: Framework,
    in module: String, isAsync: Bool = false
  ) throws(NameError) {
    let name = try SceneNames.checked(name, as: .scene)
    let module = try SceneNames.checked(module, as: .module)
    var names: [String] = []
    for useCase in useCases { names.append(try SceneNames.checked(useCase, as: .useCase)) }
    try SceneNames(scene: name, useCases: names).check()
    self.init(
      pattern: pattern, name: name, label: SceneNames.method(for: name), useCases: names.map(UseCase.init),
      framework: framework, module: module, isAsync: isAsync)
  }

  /// Creates a scene whose names need no check, such as the placeholders of an editor.
  init(
    pattern: Pattern, name: String, label: String, useCases: [UseCase], framework: Framework, module: String,
    isAsync: Bool = false
  ) {
    self.pattern = pattern
    self.name = name
    self.label = label
    self.useCases = useCases
    self.framework = framework
    self.module = module
    self.isAsync = isAsync
  }
}

/// Something that the user can do in a scene.
public struct UseCase: Hashable, Sendable {
  /// Its name as a type, such as `FetchOrders`.
  public let name: String
  /// Its name as a method, such as `fetchOrders`.
  public let method: String
  /// Its name on a button, such as `Fetch orders`.
  public let title: String

  /// What its user story says of it, such as `fetch orders`.
  var wish: String {
    title.dropFirst().first?.isUppercase == true ? title : title.prefix(1).lowercased() + title.dropFirst()
  }

  /// Creates a use case from a name such as `FetchOrders`.
  init(_ name: String) {
    self.init(name: name, method: SceneNames.method(for: name), title: SceneNames.title(for: name))
  }

  init(name: String, method: String, title: String) {
    self.name = name
    self.method = method
    self.title = title
  }
}

extension SceneTemplate {
  /// The files of the scene, in the order in which they are best read.
  public var files: [File] {
    parts.sources.map { File(path: "\(name)/\($0.path)", text: $0.text) }
  }

  /// The files of the tests, one for each part.
  public var tests: [File] {
    parts.tests.map { test in
      let usesViews = test.text.contains("UI") || test.text.contains("loadViewIfNeeded")
      let imports = ["import Testing"] + (usesViews ? [spelling.imports] : [])
      let lines = imports.sorted() + ["", "@testable import \(module)", "", test.text]
      return File(path: "\(name)Tests/\(test.path)", text: lines.joined(separator: "\n"))
    }
  }

  /// What has to be added elsewhere, by hand.
  public var additions: [Addition] { parts.additions }

  private var parts: Parts {
    switch pattern {
    case .mvc: Parts(sources: [], tests: [], additions: [])
    case .swiftIO: swiftIO
    case .cleanSwift: cleanSwift
    case .viper: viper
    case .mvvmFC: mvvmFC
    }
  }

  /// What a pattern's template consists of; the paths are those in the folder of the scene, or of its tests.
  struct Parts {
    let sources: [File]
    let tests: [File]
    let additions: [Addition]
  }

  var spelling: Spelling { Spelling(framework: framework) }

  /// Joins the lines that each use case needs.
  func each(_ separator: String = "\n", _ lines: (UseCase) -> String) -> String {
    useCases.map(lines).joined(separator: separator)
  }
}
