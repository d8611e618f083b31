import Checks
import Stories
import Tracing

extension Check {
  static let entitiesStayBehind: Check = Check("VPR-08") { evidence in
    let stored = evidence.storedTypes
    guard !evidence.results.isEmpty, evidence.showsResults else {
      return [Violation.unshown("VPR-08", "Nothing was seen to reach a Presenter.")]
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
    return handed + read
  }

  static let structuresAreSimple: Check = Check("VPR-18") { evidence in
    let stored = evidence.storedTypes
    guard !evidence.results.isEmpty, evidence.showsResults else {
      return [Violation.unshown("VPR-18", "Nothing was seen to reach a Presenter.")]
    }
    return evidence.results.flatMap { model in
      model.parts.filter { part in
        // An entity is the matter of VPR-08.
        !part.isEntity(among: stored) && (part.kind == .object || part.kind == .closure)
      }.map { part in
        Violation(
          "VPR-18", "Interactor → Presenter: \(model.name) carries \(part), which is no simple structure.")
      }
    }.uniqued
  }

  static let presenterKnowsContent: Check = Check("VPR-25") { evidence in
    let presenters = evidence.types.filter { $0.role == .presenter }
    guard !presenters.isEmpty else {
      return [Violation.unshown("VPR-25", "There is no Presenter among the types.")]
    }
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
  /// Whether an interactor was seen to hand something to a presenter.
  fileprivate var showsResults: Bool {
    traces.contains { $0.messages.contains { $0.step == 6 } }
  }

  /// What was seen to reach presenters.
  fileprivate var results: [ModelFacts] {
    models.filter { $0.receiver == .presenter }.sorted { $0.name < $1.name }
  }

  /// The names of the types that were seen to be given to data stores, plain values and lists among them.
  fileprivate var storedTypes: Set<String> {
    Set(models.filter { $0.receiver == .dataStore && !$0.name.hasPrefix("(") }.map(\.name))
  }
}

extension Message {
  /// Whether a presenter reads something of an interactor that is or has a structure of one of some types.
  fileprivate func isRead(ofAny types: Set<String>) -> Bool {
    kind == .read && receiver.role == .interactor && sender.role == .presenter
      && payload.contains { types.contains($0.type) && !$0.children.isEmpty }
  }
}

extension ModelFacts.Part {
  /// Whether it is an entity: of the catalogue, or a structure or an object of a type that data stores were
  /// given.
  fileprivate func isEntity(among stored: Set<String>) -> Bool {
    if type.contains("Catalogue.") { return true }
    guard kind == .record || kind == .object else { return false }
    return stored.contains { type == $0 || type.hasSuffix(".\($0)") }
  }
}
