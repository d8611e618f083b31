import Tracing

extension Check {
  static let entitiesStayBehind = Check("VPR-08") { evidence in
    let entities = Set(
      evidence.models.filter { $0.receiver == .dataStore && !$0.name.hasPrefix("(") }.map(\.name))
    guard !evidence.results.isEmpty else {
      return [Violation("VPR-08", "Nothing was seen to reach a Presenter.")]
    }
    return evidence.results.flatMap { model in
      model.parts.filter { part in
        part.type.contains("Catalogue.")
          || entities.contains { part.type == $0 || part.type.hasSuffix(".\($0)") } && part.kind == .record
      }.map { part in
        Violation("VPR-08", "Interactor → Presenter: \(model.name) carries an entity, \(part).")
      }
    }.uniqued
  }

  static let structuresAreSimple = Check("VPR-18") { evidence in
    guard !evidence.results.isEmpty else {
      return [Violation("VPR-18", "Nothing was seen to reach a Presenter.")]
    }
    return evidence.results.flatMap { model in
      model.parts.filter { part in
        // An entity is the matter of VPR-08.
        !part.type.contains("Catalogue.") && (part.kind == .object || part.kind == .closure)
      }.map { part in
        Violation(
          "VPR-18", "Interactor → Presenter: \(model.name) carries \(part), which is no simple structure.")
      }
    }.uniqued
  }

  static let presenterKnowsContent = Check("VPR-25") { evidence in
    let presenters = evidence.types.filter { $0.role == .presenter }
    guard !presenters.isEmpty else { return [Violation("VPR-25", "There is no Presenter among the types.")] }
    return presenters.flatMap { presenter in
      presenter.fields.filter { field in
        // Window and navigation controller are the matter of VPR-31.
        field.type.contains(#/HeadlessUI\.(?!UIWindow|UINavigationController)|UIKit\.|Catalogue\.|DataStore/#)
          || field.type.contains(#/\b(CG[A-Z]|IndexPath\b)/#.wordBoundaryKind(.simple))
      }.map { field in
        Violation(
          "VPR-25",
          "Presenter: \(presenter.name) keeps \(field.type) in '\(field.name)'; it knows its content and its "
            + "neighbours.")
      }
    }
  }
}

extension Evidence {
  /// What was seen to reach presenters.
  fileprivate var results: [ModelFacts] {
    models.filter { $0.receiver == .presenter }.sorted { $0.name < $1.name }
  }
}
