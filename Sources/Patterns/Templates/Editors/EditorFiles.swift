import Foundation
import Specification

/// Templates and snippets for editors, made from the same source as a scene.
public enum EditorFiles {
  /// Returns the file templates of Xcode, each a folder: a scene with one use case, with or without tests.
  ///
  /// - Throws: An error of Foundation if a property list cannot be written.
  public static func xcodeTemplates() throws -> [SceneTemplate.File] {
    try Pattern.allCases.flatMap { pattern in
      let folder = "\(pattern.title) Scene.xctemplate"
      let scene = SceneTemplate(
        pattern: pattern, name: variable("sceneName"), label: variable("sceneLabel"),
        useCases: [
          UseCase(name: variable("useCase"), method: variable("useCaseLabel"), title: variable("useCase"))
        ],
        framework: .uiKit, module: "___PROJECTNAMEASIDENTIFIER___")
      let info = SceneTemplate.File(
        path: "\(folder)/TemplateInfo.plist", text: try propertyList(templateInfo(of: pattern)))
      let sources = scene.files.map(\.flat)
      let tests = scene.tests.map(\.flat)
      let variants = [("Scene", sources), ("SceneAndTests", sources + tests)]
      return [info]
        + variants.flatMap { variant, files in
          files.map { SceneTemplate.File(path: "\(folder)/\(variant)/\($0.path)", text: $0.text) }
        }
    }
  }

  /// Returns the snippets of Xcode, each a file.
  ///
  /// - Throws: An error of Foundation if a property list cannot be written.
  public static func xcodeSnippets() throws -> [SceneTemplate.File] {
    try Pattern.allCases.map { pattern in
      let snippet = Snippet(of: pattern) { word, _ in "<#\(word)#>" }
      let list: [String: Any] = [
        "IDECodeSnippetCompletionPrefix": snippet.prefix,
        "IDECodeSnippetCompletionScopes": ["All"],
        "IDECodeSnippetContents": snippet.text,
        "IDECodeSnippetIdentifier": snippet.name,
        "IDECodeSnippetLanguage": "Xcode.SourceCodeLanguage.Swift",
        "IDECodeSnippetSummary": snippet.summary,
        "IDECodeSnippetTitle": snippet.title,
        "IDECodeSnippetUserSnippet": true,
        "IDECodeSnippetVersion": 2,
      ]
      return SceneTemplate.File(path: "\(snippet.name).codesnippet", text: try propertyList(list))
    }
  }

  /// Returns the snippets of Visual Studio Code, in one file.
  ///
  /// - Throws: An error of Foundation if the JSON cannot be written.
  public static func codeSnippets() throws -> SceneTemplate.File {
    struct Entry: Encodable {
      let scope = "swift"
      let prefix: String
      let description: String
      let body: [String]
    }
    let entries = Pattern.allCases.map { pattern in
      let snippet = Snippet(of: pattern) { word, number in "${\(number):\(word)}" }
      let body = snippet.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      return (snippet.title, Entry(prefix: snippet.prefix, description: snippet.summary, body: body))
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(Dictionary(uniqueKeysWithValues: entries))
    return SceneTemplate.File(
      path: "architectures.code-snippets", text: String(decoding: data, as: UTF8.self) + "\n")
  }

  /// What Xcode replaces with the answer to a question of a template's dialog.
  private static func variable(_ question: String) -> String { "___VARIABLE_\(question)___" }

  private static func templateInfo(of pattern: Pattern) -> [String: Any] {
    func question(_ id: String, _ name: String, _ meaning: String) -> [String: Any] {
      [
        "Identifier": id, "Name": name, "Description": meaning, "Type": "text", "Required": true,
        "NotPersisted": true,
      ]
    }
    let contents: [String: Any] = [
      "Identifier": "contents", "Name": "Files:", "Description": "Whether tests are written too",
      "Type": "popup", "Required": true, "Default": "SceneAndTests", "Values": ["Scene", "SceneAndTests"],
    ]
    let product: [String: Any] = [
      "Identifier": "productName", "Name": "File name:",
      "Description": "The names of the files begin with the scene",
      "Type": "static", "Required": true, "Default": variable("sceneName:identifier"),
    ]
    return [
      "Kind": "Xcode.IDEFoundation.TextSubstitutionFileTemplateKind",
      "Platforms": ["com.apple.platform.iphoneos"],
      "Summary": "A scene of \(pattern.title)",
      "Description": "The parts of a scene of \(pattern.title) with one use case, and their tests.",
      "SortOrder": "1",
      "Options": [
        question("sceneName", "Scene:", "The name of the scene, such as Orders"),
        question(
          "sceneLabel", "In small letters:", "The name of the scene as a value has it, such as orders"),
        question("useCase", "Use case:", "What the user can do, such as FetchOrders"),
        question("useCaseLabel", "In small letters:", "The use case as a method has it, such as fetchOrders"),
        contents, product,
      ],
    ]
  }

  private static func propertyList(_ list: [String: Any]) throws -> String {
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    return String(decoding: data, as: UTF8.self)
  }
}

extension SceneTemplate.File {
  /// The file without its folders.
  fileprivate var flat: SceneTemplate.File {
    SceneTemplate.File(path: path.split(separator: "/").last.map(String.init) ?? path, text: text)
  }
}

/// A piece of code with places to fill in.
private struct Snippet {
  let title: String
  let summary: String
  /// What is typed to get it.
  let prefix: String
  /// Its name as a file.
  let name: String
  let text: String

  /// Creates the snippet of a pattern.
  ///
  /// - Parameter place: Makes a place to fill in from an example and a number.
  init(of pattern: Pattern, place: (String, Int) -> String) {
    let useCase = UseCase(
      name: place("UseCase", 1), method: place("useCase", 2), title: place("Use case", 3))
    let scene = SceneTemplate(
      pattern: pattern, name: place("Scene", 4), label: place("scene", 5), useCases: [useCase],
      framework: .uiKit, module: "")
    name = "architectures-\(pattern.rawValue)"
    switch pattern {
    case .swiftIO:
      (title, prefix) = ("Swift-IO: an action", "sioAction")
      summary = "The command that does the work of one user story"
      text = scene.action(of: useCase).text
    case .viper:
      (title, prefix) = ("VIPER: an interactor", "viperInteractor")
      summary = "The interactor of a use case, with its protocols"
      text = scene.interactor(of: useCase).text
    case .mvvmFC:
      (title, prefix) = ("MVVM-FC: an action", "fcAction")
      summary = "An action of a view model, which changes a property and announces it"
      text = scene.fcAction(of: useCase) + "\n"
    case .cleanSwift, .mvc:
      (title, prefix) = ("Clean Swift: the models of a use case", "vipModels")
      summary = "The request, the response and the view model of a use case"
      text = scene.models(of: useCase) + "\n"
    }
  }
}
