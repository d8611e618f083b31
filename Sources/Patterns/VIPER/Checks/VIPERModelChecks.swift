import Checks
import Observing
import SourceModel
import Tracing

extension Check {
  static let entitiesStayBehind: Check = Check("VPR-08") { evidence, report in
    let results = report.results(in: evidence)
    guard !results.isEmpty else { return }
    let (stored, exchanged) = (evidence.storedTypes, evidence.exchangedTypes)
    for part in evidence.crossing where !exchanged.contains(part.owner) {
      guard let entity = part.typesOfContent.first(where: exchanged.contains) else { continue }
      report("Interactor → Presenter: \(part.owner).\(part.name) is declared to carry an entity, \(entity).")
    }
    for model in results {
      for part in model.parts where stored.contains(part.type) {
        report("Interactor → Presenter: \(model.name) carries an entity, \(part).")
      }
    }
    let names = Set(stored.flatMap(\.namesOfTypes))
    for trace in evidence.traces {
      for message in trace.messages where message.isRead(ofAny: names) {
        report(message, in: trace, "the Presenter is given an entity, \(message.payload.type).")
      }
    }
  }

  static let structuresAreSimple: Check = Check("VPR-18") { evidence, report in
    let results = report.results(in: evidence)
    guard !results.isEmpty else { return }
    let (stored, exchanged) = (evidence.storedTypes, evidence.exchangedTypes)
    let classes = Set(evidence.declarations.filter { $0.kind == "class" }.map(\.name)).subtracting(exchanged)
    for part in evidence.crossing
    where part.holdsClosure || !classes.isDisjoint(with: part.typesOfContent) {
      report(
        "Interactor → Presenter: \(part.owner).\(part.name) is declared to carry an object or a closure, which is not "
          + "a simple structure.")
    }
    for model in results {
      // VPR-08 covers an entity.
      for part in model.parts
      where !stored.contains(part.type) && (part.kind == .object || part.kind == .closure) {
        report("Interactor → Presenter: \(model.name) carries \(part), which is not a simple structure.")
      }
    }
  }

  static let presenterKnowsContent: Check = Check("VPR-25") { evidence, report in
    let presenters = evidence.types.filter { $0.role == .presenter }
    let stored = evidence.storedTypes
    for presenter in report.examine(presenters, else: "There is no Presenter among the types.") {
      for field in presenter.fields
      where field.type.qualifiedTypes.contains(where: { module, name in
        // VPR-31 covers window and navigation controller.
        module.isViewLayer && !["UIWindow", "UINavigationController"].contains(name)
          || name.hasSuffix("DataStore") || stored.contains("\(module).\(name)") || name == "IndexPath"
          || name.hasPrefix("CG") && name.dropFirst(2).first?.isUppercase == true
      }) {
        report(
          "Presenter: \(presenter.name) keeps \(field.type) in '\(field.name)'; it should know only its content "
            + "and its neighbours.")
      }
    }
  }
}

extension Report<Violation> {
  /// Returns the values that were observed to reach presenters; if there are none, or no trace shows a result, nothing
  /// was shown.
  fileprivate mutating func results(in evidence: Evidence) -> [ModelFacts] {
    let results = evidence.models.filter { $0.receiver == .presenter }.sorted { $0.name < $1.name }
    let isTraced = evidence.traces.contains { $0.messages.contains { $0.step == 6 } }
    return examine(isTraced ? results : [], else: "Nothing was seen to reach a Presenter.")
  }
}

extension Evidence {
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
  /// types, which are named without their modules.
  fileprivate func isRead(ofAny types: Set<String>) -> Bool {
    kind == .read && receiver.role == .interactor && sender.role == .presenter
      && payload.contains { types.contains($0.type) && !$0.children.isEmpty }
  }
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
