import Checks
import SourceModel

// Each part is compiled without the types that it must not know.

extension Check {
  static let componentsKnowAbstractions: Check = compiles("VIP-03") { sources in
    Component.components.map { part in
      let neighbours = (Component.components + [.router]).filter { $0 != part }
      return sources.question(
        about: "the \(part.title)s without the classes of their neighbours", for: { $0.part == part },
        without: { $0.isPart(neighbours) })
    }
  } message: { subject, error in
    "\(subject): \(error); a neighbour is known by its protocol."
  }

  static let onlyConfiguratorKnowsClasses: Check = compiles("VIP-34") { sources in
    guard sources.contains(where: { $0.declares(.configurator) }) else { return [] }
    let parts = Component.components + [.router]
    let components = sources.classes(of: Component.components).map { type in
      let inherited = sources.ancestors(of: type)
      return sources.question(
        about: "\(type.name) without the other \(type.part?.title ?? "part")s", for: { $0.name == type.name },
        without: { $0.part == type.part && $0.name != type.name && !inherited.contains($0.name) })
    }
    let routers = sources.classes(of: [.router]).map { type in
      let inherited = sources.ancestors(of: type)
      return sources.question(
        about: "\(type.name) without the classes of scenes, except those it leads to",
        for: { $0.name == type.name },
        without: {
          $0.isPart([.interactor, .presenter]) || $0.part == .viewController && $0.scene == type.scene
            || $0.part == .router && $0.name != type.name && !inherited.contains($0.name)
        })
    }
    let isRest = { (type: TypeDeclaration) in type.part == nil || type.part == .worker }
    return components + routers + [
      sources.question(
        about: "the types outside of scenes, without the classes of scenes",
        for: { isRest($0) && !$0.composesApp }, without: { $0.isPart(parts) || $0.composesApp }),
      sources.question(
        about: "what starts the app, without any class of a scene but View Controllers",
        for: { isRest($0) && $0.composesApp }, without: { $0.isPart([.interactor, .presenter, .router]) }),
    ]
  } message: { subject, error in
    "\(subject): \(error); only the scene's Configurator knows its classes."
  }

  static let controllerIgnoresWorkers: Check = compiles("VIP-24") { sources in
    let working = sources.classes(of: [.worker]).flatMap(\.inheritedNames)
    return [
      sources.question(
        about: "the View Controllers without workers, stores and services",
        for: { $0.part == .viewController },
        without: { type in
          working.contains(type.name)
            || type.name.hasSuffix(anyOf: ["Worker", "Working", "Service"])
            || type.name.hasSuffix("Store") && !type.name.hasSuffix("DataStore")
        })
    ]
  } message: { subject, error in
    "\(subject): \(error); only the Interactor knows what does the work."
  } besides: { evidence, report in
    reportQuestions(in: evidence, &report)
  }

  static let navigationLivesInRouter: Check = compiles("VIP-25") { sources in
    sources.classes(of: [.viewController]).map { type in
      let inherited = sources.ancestors(of: type)
      return sources.question(
        about: "the View Controller \(type.name) without those of other scenes",
        for: { $0.name == type.name },
        without: {
          $0.part == .viewController && $0.name != type.name && !inherited.contains($0.name)
        })
    }
  } message: { subject, error in
    "\(subject): \(error); the Router knows where to go."
  } besides: { evidence, report in
    reportScenesShown(in: evidence, &report)
  }

  static let workerWorksElsewhere: Check = compiles("VIP-50") { sources in
    let scenes = (Component.components + [.router, .configurator])
    let elsewhere = sources.filter { file in
      file.declares(.worker) || file.models.isEmpty && !scenes.contains(where: file.declares)
    }
    return elsewhere.classes(of: [.worker]).map { type in
      elsewhere.question(
        about: "the Worker \(type.name)", for: { $0.name == type.name }, without: { $0.isPart(scenes) })
    }
  } message: { subject, error in
    "Interactor → Worker: \(subject) cannot be used elsewhere: \(error)."
  }

  /// Creates a check that fails if the compiler refuses a question, or if `read` reports a fault.
  static func compiles(
    _ rule: String, asking ask: @escaping @Sendable ([SourceFile]) -> [Question],
    message: @escaping @Sendable (_ subject: String, _ error: String) -> String,
    besides read: @escaping @Sendable (Evidence, inout Report<Violation>) -> Void = { _, _ in }
  ) -> Check {
    Check(rule, asking: ask) { evidence, report in
      report.addRefusals(in: evidence) { subject, error in
        message(subject, error.replacing(#/^Snippet\.swift, line \d+: /#, with: ""))
      }
      read(evidence, &report)
    }
  }
}

extension [SourceFile] {
  /// Returns the classes of some parts.
  func classes(of parts: [Component]) -> [TypeDeclaration] {
    flatMap(\.types).filter { $0.isConcrete && $0.isPart(parts) }
  }

  /// Returns the names of the types that a type inherits from, directly or indirectly.
  fileprivate func ancestors(of type: TypeDeclaration) -> Set<String> {
    Set(type.inheritedNames).reaching { name in
      flatMap(\.types).filter { $0.name == name }.flatMap(\.inheritedNames)
    }
  }
}

extension TypeDeclaration {
  /// True if the type assembles the app: it is a storyboard, or it uses a window or a storyboard.
  fileprivate var composesApp: Bool {
    part == nil && kind != .protocol
      && (name.contains("Storyboard")
        || mentions.contains { ["UIStoryboard", "UIWindow"].contains($0.name) })
  }
}
