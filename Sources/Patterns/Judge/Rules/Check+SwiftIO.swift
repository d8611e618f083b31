extension Check {
  static let swiftIO: [Check] = [
    Check(
      "SIO-05", .advice, of: "interactors and view models",
      remedy: "Inherit from NSObject, so that a storyboard can create and connect the object."
    ) { app, docket in
      let nodes = app.files.flatMap(\.allMembers).flatMap(\.code.nodes)
      let declared = Set(nodes.filter(\.isDeclaredAsObject).flatMap { $0.path + [$0.name] })
      for part in app.parts(.interactor, .viewModel) where part.declaration.type.kind == .class {
        docket.examine()
        let isObject = app.ancestors(of: part).contains("NSObject")
        let attributes = part.members.flatMap(\.value.attributes)
        let isConnected = attributes.contains { $0.contains("Outlet") || $0.hasPrefix("@IBAction") }
        guard !isObject, !isConnected, !declared.contains(part.name) else { continue }
        docket.report(part, "\(part.name) cannot be an object of a storyboard.")
      }
    },
    Check(
      "SIO-08", of: "view controllers",
      remedy: "Move the action method to the interactor, and connect the control to the interactor."
    ) {
      app, docket in
      for part in app.parts(.viewController) {
        docket.examine()
        for function in part.functions
        where function.value.attributes.contains(where: { $0.hasPrefix("@IBAction") }) {
          docket.report(
            function, in: part, to: .interactor,
            "\(part.name).\(function.value.name) handles an event of the user.")
        }
      }
    },
    isWeak(
      "SIO-14", from: .interactor, to: .viewController, remedy: "Declare the delegate 'weak'."),
    Check(
      "SIO-15", of: "view controllers with an interactor",
      remedy: "Set the interactor's delegate in viewDidLoad."
    ) { app, docket in
      for part in app.parts(.viewController) {
        let interactors = Set(app.holdings(by: part, of: .interactor).map(\.property.value.name))
        guard !interactors.isEmpty else { continue }
        docket.examine()
        let registers = part.functions.first { $0.value.name == "viewDidLoad" }?.value.code.assignments
          .contains { assignment in
            guard let target = assignment.children(.target).first, let owner = target.expression.owner else {
              return false
            }
            return target.name == "delegate" && interactors.contains(owner)
          }
        guard registers != true else { continue }
        docket.report(
          part, to: .interactor, "\(part.name) does not register as delegate in viewDidLoad.")
      }
    },
    namesNone(
      "SIO-10", in: .viewController, of: Framework.network.union(Framework.parsing).union(Framework.storage),
      that: "belongs in an action", remedy: "Move the work to an action that the interactor runs."),
    Check(
      "SIO-22", of: "action protocols",
      remedy: "Require two methods: one that runs the action with a completion, and 'cancel'."
    ) {
      app, docket in
      for place in app.declarations(of: "Action") where place.type.kind == .protocol {
        docket.examine()
        let requirements = place.type.members.filter {
          [.function, .property, .initializer, .subscript].contains($0.kind)
        }
        let run = requirements.firstIndex { requirement in
          requirement.name != "cancel" && requirement.parameters.contains { app.isClosure($0.type) }
        }
        let cancel = requirements.firstIndex { $0.kind == .function && $0.name == "cancel" }
        let missing: [String] =
          (run == nil ? ["a method with a completion"] : []) + (cancel == nil ? ["'cancel'"] : [])
        let others = requirements.indices.filter { $0 != run && $0 != cancel }.map { requirements[$0].name }
        guard !missing.isEmpty || !others.isEmpty else { continue }
        docket.report(
          at: place.type.line, of: place.file, place.type.name, .action,
          missing.isEmpty
            ? "Besides the run and cancel methods, Action requires \(others.joined(separator: ", "))."
            : "Action does not require \(missing.joined(separator: " or ")).")
      }
    },
    Check("SIO-21", of: "types named as actions", remedy: "Let the type conform to Action.") { app, docket in
      guard app.kind(of: "Action") == .protocol else { return }
      for part in app.parts(.action) {
        docket.examine()
        guard !app.ancestors(of: part).contains("Action") else { continue }
        docket.report(part, "\(part.name) does not conform to Action.")
      }
    },
    Check(
      "SIO-24", of: "actions", remedy: "Pass only values to the action, and no parts of a scene."
    ) { app, docket in
      for part in app.parts(.action) {
        docket.examine()
        let isScene: (String) -> Bool = { name in
          let role = app.part(named: name)?.role
          return app.isViewClass(name) || role == .interactor || role == .viewModel || role == .viewController
        }
        for (name, place) in part.firstMentions(where: isScene) {
          docket.report(place, in: part, "\(part.name) names \(name), a part of one scene.")
        }
      }
    },
    Check(
      "SIO-09", .advice, of: "outlets of interactors",
      remedy:
        "Declare the outlet with a protocol as its type, so that the interactor needs no user interface."
    ) { app, docket in
      for part in app.parts(.interactor) {
        for property in part.storedProperties
        where property.value.attributes.contains(where: { $0.contains("Outlet") }) {
          docket.examine()
          guard let name = property.value.type?.components.first(where: app.isViewClass) else { continue }
          docket.report(
            property, in: part,
            "\(part.name).\(property.value.name) has the type \(name), a class of the view layer.")
        }
      }
    },
  ]
}
