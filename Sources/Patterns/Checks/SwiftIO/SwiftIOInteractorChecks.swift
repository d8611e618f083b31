import Checks
import Facts
import Stories
import Tracing

extension Check {
  static let inputOutlets: Check = Check("SIO-09", asking: withoutUserInterface) { evidence in
    concreteOutlets(in: evidence) + namedWidgets(in: evidence)
      + evidence.refusals("SIO-09") { _, error in
        "Interactor → View: \(error); an Interactor knows its inputs by their protocols alone."
      }
      + evidence.judgeTraces(
        "SIO-09", of: "an interactor that reads an input",
        where: { $0.sender.role == .interactor && $0.receiver.role == .view && $0.kind == .read }
      ) { trace, reads in
        Cycle.swiftIO(in: trace).flatMap { cycle -> [Violation] in
          guard let run = cycle.messages.first(where: { $0.step == 2 }) else { return [] }
          return reads.filter { cycle.contains($0) && $0.number > run.number }.map { read in
            Violation(
              "SIO-09",
              "\(read.quotation(in: trace)): the Interactor reads the View after it has run the Action.")
          }
        }
      }
  }

  /// Asks whether the interactors compile without any widget: other files that import the user interface keep only
  /// protocols that name no widget.
  private static func withoutUserInterface(_ sources: [SourceFile]) -> [Question] {
    let isInteractor = { (file: SourceFile) in file.types.contains { $0.name.hasSuffix("Interactor") } }
    guard sources.contains(where: isInteractor) else { return [] }
    let files = sources.map { file in
      guard !isInteractor(file), file.imports.contains(where: { $0.isOfViewLayer && !$0.isOutlet }) else {
        return file.withoutImports(\.isOutlet)
      }
      return file.withoutImports(\.isOfViewLayer).without { $0.kind != .protocol || $0.namesWidget }
    }
    let outlet = """
      @propertyWrapper struct Outlet<Value> {
        var wrappedValue: Value { get { fatalError() } nonmutating set {} }
        var projectedValue: Outlet { get { self } set {} }
      }
      """
    return [
      Question(
        about: "the interactors without the user interface", in: files, hiding: [kitInterface], adding: outlet
      )
    ]
  }

  /// Finds the widgets that the source of an interactor names, if the compiler was not asked.
  private static func namedWidgets(in evidence: Evidence) -> [Violation] {
    guard evidence.compilations(for: "SIO-09").isEmpty else { return [] }
    let interactors = evidence.sources.flatMap(\.types).filter { $0.name.hasSuffix("Interactor") }
    return interactors.flatMap { interactor in
      interactor.mentions.filter(\.name.isOfUIKit).map { mention in
        Violation(
          "SIO-09",
          "Interactor → View: \(interactor.name) names the widget \(mention.name) on line \(mention.line); an "
            + "Interactor knows its inputs by their protocols alone.")
      }
    }
  }

  private static func concreteOutlets(in evidence: Evidence) -> [Violation] {
    let interactors = evidence.types.filter { $0.role == .interactor }
    guard !interactors.isEmpty else {
      return [Violation.unshown("SIO-09", "There is no Interactor among the types.")]
    }
    let views = Set(evidence.types.filter { $0.role == .view }.map(\.name))
    return interactors.flatMap { interactor in
      interactor.fields.compactMap { field in
        let widget = field.type.namedTypes.first { $0.isOfUIKit || views.contains($0) }
        guard let widget else { return nil }
        return Violation(
          "SIO-09",
          "Interactor → View: \(interactor.name) names the widget \(widget) in '\(field.name)'; its outlets "
            + "need protocol types.")
      }
    }
  }
}

extension TypeDeclaration {
  /// True if it names a class of the user interface.
  fileprivate var namesWidget: Bool { mentions.contains(where: \.name.isOfUIKit) }
}
