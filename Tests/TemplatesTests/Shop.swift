import Foundation
import Specification
import Templates

/// An app of three scenes with one, two and five use cases, as `new --kit` writes them, and what else it needs.
struct Shop: Sendable {
  static let scenes: [(name: String, useCases: [String])] = [
    ("Orders", ["FetchOrders"]),
    ("Cart", ["AddItem", "RemoveItem"]),
    ("Account", ["SignIn", "SignOut", "ChangeName", "OpenURL", "LireÉté"]),
  ]

  let pattern: Pattern
  let scenes: [SceneTemplate]

  init(
    of pattern: Pattern, with framework: SceneTemplate.Framework = .headlessUI, isAsync: Bool = false
  ) throws {
    self.pattern = pattern
    scenes = try Self.scenes.map {
      try SceneTemplate(
        of: pattern, named: $0.name, doing: $0.useCases, with: framework, in: "Shop", isAsync: isAsync)
    }
  }

  /// The lines that are added by hand, once for all scenes.
  var common: String {
    switch pattern {
    case .swiftIO:
      return scenes[0].additions[0].text
    case .mvvmFC:
      let texts = scenes.map { $0.additions[0].text.split(separator: "\n").map(String.init) }
      // The lines of each scene go where those of the first one are.
      return texts[0].flatMap { line -> [String] in
        line.hasPrefix("  var ") || line.hasPrefix("  let ")
          ? texts.compactMap { $0.first { $0.hasPrefix(line.prefix(6)) } } : [line]
      }.joined(separator: "\n")
    case .cleanSwift, .viper, .mvc:
      return ""
    }
  }

  /// The last of the expressions that create the scenes, one for each.
  private var screens: [String] {
    scenes.map { scene in
      let name = scene.name
      return switch pattern {
      case .swiftIO:
        """
        UIStoryboard(scenes: [.\(name.lowercased())])
            .instantiateViewController(identifier: "\(name)", creator: \(name)ViewController.init)
        """
      case .viper: "\(name)Wireframe.makeModule(store: InMemory\(name)DataStore())"
      case .mvvmFC: "\(name)Factory.create(dependencies: AppDependencyManager())"
      case .cleanSwift, .mvc: "\(name)ViewController()"
      }
    }
  }

  /// The story in which a user tries everything in each scene and closes it, the last scene first.
  private var steps: [String] {
    scenes.reversed().flatMap { scene in
      scene.useCases.flatMap { ["    .tap(\"\($0.title)\")", "    .see(\"\($0.title): 1\")"] } + [
        "    .tap(\"Close\")"
      ]
    }
  }

  /// A program that runs the tests of the scenes or, with `--judge`, judges the app as the skeletons are judged.
  var runner: String {
    let words =
      [
        ("ViewController", "viewController"), ("FlowController", "flowController"),
        ("Interactor", "interactor"),
        ("Presenter", "presenter"), ("Worker", "worker"), ("Router", "router"), ("DataStore", "dataStore"),
        ("Wireframe", "wireframe"), ("ViewModel", "viewModel"), ("Model", "model"), ("Service", "service"),
        ("DependencyManager", "dependencyManager"),
      ]
      + (pattern == .swiftIO ? scenes.flatMap(\.useCases).map { ($0.name, "action") } : [])
    return """
      import Checks
      import \(pattern.module)Checks
      import Foundation
      import HeadlessUI
      import Playing
      import Specification
      import Testing
      import Tracing

      @testable import Shop

      /// Owns the window and the stack, as the wireframe of an app in VIPER does.
      @MainActor final class RootWireframe {
        let window: UIWindow
        let navigation: UINavigationController

        init(window: UIWindow, navigation: UINavigationController) {
          self.window = window
          self.navigation = navigation
        }
      }

      @MainActor @main struct Runner {
        static func main() async throws {
          guard CommandLine.arguments.contains("--judge") else { await Testing.__swiftPMEntryPoint() as Never }
          let story = Story(id: "shop", wish: "try everything", steps: [
            .launch(),
      \(steps.joined(separator: ",\n")),
          ])
          var program = Implementation(of: .\(pattern), performing: [story]) { window, _, _ in
            let navigation = UINavigationController()
            navigation.setViewControllers([
              UIViewController(),
              \(screens.joined(separator: ",\n        ")),
            ], animated: false)
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            return \(pattern == .viper ? "RootWireframe(window: window, navigation: navigation)" : "window")
          }
          program.sources = URL(fileURLWithPath: CommandLine.arguments[2])
          program.module = "Shop"
          program.role = { object in
            if object is RootWireframe { return .wireframe }
            let name = String(reflecting: type(of: object))
            guard name.hasPrefix("Shop.") else { return nil }
            let roles: [(String, Role)] = [\(words.map { "(\"\($0)\", .\($1))" }.joined(separator: ", "))]
            return roles.first { name.hasSuffix($0.0) }?.1
          }
          let verdicts = try program.verdicts(using: Check.\(pattern))
          for verdict in verdicts where verdict.isBroken || verdict.isFound { print("broken: \\(verdict)") }
          for leak in program.leaks() { print("leak: \\(leak)") }
          for failure in program.storyFailures() { print("failure: \\(failure)") }
          print("decided: \\(verdicts.filter { !$0.isSkipped }.map(\\.rule.id).joined(separator: " "))")
        }
      }

      """
  }
}
