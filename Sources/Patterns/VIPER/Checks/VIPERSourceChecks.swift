import Checks
import SourceModel

extension Check {
  static let logicStandsInInteractor: Check = Check("VPR-02") { evidence, report in
    let lists = evidence.sources.listProperties
    // VPR-20 covers the work of a presenter.
    report.parts(in: evidence, endingIn: "DataStore", "Wireframe", "ViewController") { part in
      part.logic(knowing: lists).map { "\($0); the logic of a use case belongs in its Interactor" }
    }
    for place in evidence.sources.entityParts.flatMap({ $0.logic(knowing: lists) }) {
      report("Entity: \(place); the logic of a use case belongs in its Interactor.")
    }
  }

  static let presenterPrepares: Check = Check("VPR-20") { evidence, report in
    let lists = evidence.sources.listProperties
    report.parts(in: evidence, endingIn: "Presenter") { part in
      let tools = part.places { $0.hasSuffix("Decoder") || $0.hasSuffix("Encoder") }
      return (part.logic(knowing: lists) + tools).map { "\($0); the Interactor does the work" }
    }
  }

  static let interactorKnowsNoInterface: Check = Check(
    "VPR-03",
    asking: { sources in
      let views = sources.viewsOfPresenters
      return [
        .about("interactors", of: "Interactor", in: sources, hiding: [kitInterface]) {
          views.contains($0.name)
        }
      ]
    }
  ) { evidence, report in
    let rule = report.rule
    report.parts(in: evidence, endingIn: "Interactor") { part in
      evidence.conditionalViewImports(in: part, for: rule).map {
        "\(part.place($0.line)), imports \($0.module), which is part of the view layer"
      }
    }
    report.addRefusals(in: evidence) { "Interactor: \($1); it works without any user interface." }
  }

  static let interactorRunsAnywhere: Check = .compiles(
    "VPR-04",
    asking: { sources in
      // The interactors have to compile in another program, with other outputs.
      let hosted = sources.appending { type in
        guard type.kind == .protocol, type.name.hasSuffix("InteractorOutput") else { return nil }
        return sources.substitute(for: type.name, called: "\(type.name)Host")
      }
      let routing = sources.typesOfRouting
      return [
        .about("interactors", of: "Interactor", in: hosted, hiding: [kitInterface]) { type in
          ["Presenter", "ViewController"].contains(where: type.name.hasSuffix) || routing.contains(type.name)
        }
      ]
    }
  ) { _, error in "Interactor: \(error); a console program has no Presenter and no View." }

  static let presenterKnowsNoWidgets: Check = .compiles(
    "VPR-24", asking: { [.about("presenters", of: "Presenter", in: $0, hiding: [kitInterface])] }
  ) { _, error in "Presenter: \(error); it knows nothing of the View's widgets." }

  static let viewDecidesHow: Check = Check(
    "VPR-26",
    asking: { sources in
      ["Presenter", "Interactor"].map { .about("\($0)s", of: $0, in: sources, hiding: [kitInterface]) }
    }
  ) { evidence, report in
    let looks: Set = ["font", "color", "colour", "layout", "hidden"]
    // Foundation has these types, too, so the compiler does not refuse them.
    let measures: Set = ["IndexPath", "CGFloat", "CGRect", "CGPoint", "CGSize"]
    report.parts(in: evidence, endingIn: "Presenter", "Interactor") { part in
      part.places { measures.contains($0) || !looks.isDisjoint(with: $0.wordsOfName) }
        .map { "\($0); the View determines how content is displayed" }
    }
    report.addRefusals(in: evidence) { subject, error in
      "\(subject.dropLast()): \(error); the View determines how content is displayed."
    }
  }

  static let viewIsAProtocol: Check = Check(
    "VPR-27",
    asking: { sources in
      let views = sources.viewsOfPresenters
      let replaced = sources.appending { type in
        guard let view = type.view, let name = view.type?.core else { return nil }
        guard let substitute = sources.substitute(for: name, called: "\(type.name)Substitute") else {
          return "fileprivate func show(in view: any \(name)) {}"
        }
        let isSettable = !view.isConstant && !view.hasPrivateSetter && !view.isComputed
        return """
          \(substitute)
          fileprivate func replace(_ presenter: \(type.name), _ view: \(type.name)Substitute) {
            \(isSettable ? "presenter.view = view" : "_ = view as \(view.type?.text ?? name)")
          }
          """
      }
      // VPR-24 covers the widgets that a presenter knows.
      return [
        .about("presenters", of: "Presenter", in: replaced) { type in
          type.name.hasSuffix("ViewController") || type.kind != .protocol && views.contains(type.name)
        }
      ]
    }
  ) { evidence, report in
    // A module that shows nothing has no view, but it routes.
    for presenter in evidence.sources.presenters where presenter.view == nil && !presenter.onlyRoutes {
      report.silence("Presenter: \(presenter.name) has no view.")
    }
    report.addRefusals(in: evidence) { "Presenter → View: \($1); the View is known by a protocol alone." }
  }
}
