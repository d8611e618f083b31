import Checks
import Stories
import Tracing

extension Check {
  static let entitiesStayBehind: Check = .results("VPR-08") { evidence, stored, exchanged in
    let declared = evidence.crossing.filter { !exchanged.contains($0.owner) }.compactMap { part in
      part.typesOfContent.first(where: exchanged.contains).map { entity in
        Violation(
          "VPR-08",
          "Interactor → Presenter: \(part.owner).\(part.name) is declared to carry an entity, \(entity).")
      }
    }
    let handed = evidence.results.flatMap { model in
      model.parts.filter { $0.isEntity(among: stored) }.map { part in
        Violation("VPR-08", "Interactor → Presenter: \(model.name) carries an entity, \(part).")
      }
    }.uniqued
    let read = evidence.traces.flatMap { trace in
      trace.messages.filter { $0.isRead(ofAny: stored) }.map { message in
        Violation(
          "VPR-08",
          "\(message.quotation(in: trace)): the Presenter is given an entity, \(message.payload.type).")
      }
    }
    return declared + handed + read
  }

  static let structuresAreSimple: Check = .results("VPR-18") { evidence, stored, exchanged in
    let classes = Set(evidence.declarations.filter { $0.kind == "class" }.map(\.name)).subtracting(exchanged)
    let declared = evidence.crossing.filter { part in
      part.holdsClosure || !classes.isDisjoint(with: part.typesOfContent)
    }.map { part in
      Violation(
        "VPR-18",
        "Interactor → Presenter: \(part.owner).\(part.name) is declared to carry an object or a closure, which is not "
          + "a simple structure.")
    }
    return declared
      + evidence.results.flatMap { model in
        model.parts.filter { part in
          // VPR-08 covers an entity.
          !part.isEntity(among: stored) && (part.kind == .object || part.kind == .closure)
        }.map { part in
          Violation(
            "VPR-18",
            "Interactor → Presenter: \(model.name) carries \(part), which is not a simple structure.")
        }
      }.uniqued
  }

  static let presenterKnowsContent: Check = Check("VPR-25") { evidence in
    let presenters = evidence.types.filter { $0.role == .presenter }
    guard !presenters.isEmpty else {
      return [Violation.unshown("VPR-25", "There is no Presenter among the types.")]
    }
    let stored = evidence.storedTypes
    return presenters.flatMap { presenter in
      presenter.fields.filter { field in
        field.type.qualifiedTypes.contains { module, name in
          // VPR-31 covers window and navigation controller.
          module.isOfViewLayer && !["UIWindow", "UINavigationController"].contains(name)
            || name.hasSuffix("DataStore") || stored.contains("\(module).\(name)") || name == "IndexPath"
            || name.hasPrefix("CG") && name.dropFirst(2).first?.isUppercase == true
        }
      }.map { field in
        Violation(
          "VPR-25",
          "Presenter: \(presenter.name) keeps \(field.type) in '\(field.name)'; it should know only its content "
            + "and its neighbours.")
      }
    }
  }
}

extension Check {
  /// Creates a check of the values that reach presenters. `judge` gets the types that data stores were observed to
  /// receive, and the types that their protocols declare.
  private static func results(
    _ rule: String, _ judge: @escaping @Sendable (Evidence, Set<String>, Set<String>) -> [Violation]
  ) -> Check {
    Check(rule) { evidence in
      guard !evidence.results.isEmpty,
        evidence.traces.contains(where: { $0.messages.contains { $0.step == 6 } })
      else { return [Violation.unshown(rule, "Nothing was seen to reach a Presenter.")] }
      return judge(evidence, evidence.storedTypes, evidence.exchangedTypes)
    }
  }
}

extension Evidence {
  /// The values that were observed to reach presenters.
  fileprivate var results: [ModelFacts] {
    models.filter { $0.receiver == .presenter }.sorted { $0.name < $1.name }
  }

  /// The structures and classes, with their modules, that data stores were observed to receive as arguments, except
  /// those of the standard library and Foundation.
  fileprivate var storedTypes: Set<String> {
    let parts = models.filter { $0.receiver == .dataStore }.flatMap(\.parts)
    return Set(parts.filter { [.record, .object].contains($0.kind) }.map(\.type)).filter { type in
      !["Swift.", "Foundation.", "FoundationEssentials.", "("].contains(where: type.hasPrefix)
    }
  }
}

extension Message {
  /// Returns true if a presenter reads a property of an interactor whose value is or contains a structure of some
  /// types.
  fileprivate func isRead(ofAny types: Set<String>) -> Bool {
    let names = Set(types.flatMap(\.namesOfTypes))
    return kind == .read && receiver.role == .interactor && sender.role == .presenter
      && payload.contains { names.contains($0.type) && !$0.children.isEmpty }
  }
}

extension ModelFacts.Part {
  /// Returns true if it is an entity.
  fileprivate func isEntity(among stored: Set<String>) -> Bool { stored.contains(type) }
}

extension String {
  /// The types, with their modules, in the name of a type as the runtime writes it.
  fileprivate var qualifiedTypes: [(module: String, name: String)] {
    split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }.map { path in
      let names = path.split(separator: ".")
      return (names.count > 1 ? String(names[0]) : "", String(names.last ?? ""))
    }
  }

  /// The types in the name of a type, without modules and outer types.
  var namesOfTypes: [String] { qualifiedTypes.map(\.name) }
}
