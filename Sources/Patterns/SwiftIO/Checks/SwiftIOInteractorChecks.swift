import Checks
import Observing
import SourceModel
import Tracing

extension Check {
  static let inputOutlets: Check = Check("SIO-09", asking: withoutUserInterface) { evidence, report in
    let interactors = report.examine(
      evidence.types.filter { $0.role == .interactor }, else: "There is no Interactor among the types.")
    let views = Set(evidence.types.filter { $0.role == .view }.map(\.name))
    for interactor in interactors {
      for field in interactor.fields {
        guard let widget = field.type.namedTypes.first(where: { $0.isUIKit || views.contains($0) })
        else { continue }
        report(
          "Interactor → View: \(interactor.name) names the widget \(widget) in '\(field.name)'; its outlets "
            + "need protocol types.")
      }
    }
    // If the compiler was not asked, widgets are found by their names.
    if evidence.compilations(for: report.rule).isEmpty {
      for interactor in evidence.sources.flatMap(\.types) where interactor.name.hasSuffix("Interactor") {
        for mention in interactor.mentions where mention.name.isUIKit {
          report(
            "Interactor → View: \(interactor.name) names the widget \(mention.name) on line \(mention.line); an "
              + "Interactor knows its inputs by their protocols alone.")
        }
      }
    }
    report.addRefusals(in: evidence) { _, error in
      "Interactor → View: \(error); an Interactor knows its inputs by their protocols alone."
    }
    let traces = report.traces(in: evidence, showing: "an interactor that reads an input") {
      $0.sender.role == .interactor && $0.receiver.role == .view && $0.kind == .read
    }
    for (trace, reads) in traces {
      for cycle in Cycle.swiftIO(in: trace) {
        guard let run = cycle.messages.first(where: { $0.step == 2 }) else { continue }
        for read in reads where cycle.contains(read) && read.number > run.number {
          report(read, in: trace, "the Interactor reads the View after it has run the Action.")
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
      guard !isInteractor(file), file.imports.contains(where: { $0.isViewLayer && !$0.isOutlet }) else {
        return file.withoutImports(\.isOutlet)
      }
      return file.withoutImports(\.isViewLayer).without { $0.kind != .protocol || $0.namesWidget }
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
}

extension TypeDeclaration {
  /// True if it names a class of the user interface.
  fileprivate var namesWidget: Bool { mentions.contains(where: \.name.isUIKit) }
}
