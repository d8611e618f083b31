extension Check {
  static let swiftIO: [Check] = [
    Check(
      "SIO-05", .advice, of: "interactors and view models",
      remedy: "Inherit from NSObject, so that a storyboard can create and connect the object."
    ) { app, docket in
      for part in app.parts(.interactor, .viewModel) where part.declaration.type.kind == .class {
        docket.examine()
        let isObject = part.declaration.type.inheritedNames.contains("NSObject")
        let hasOutlet = part.members.contains { $0.value.attributes.contains { $0.contains("Outlet") } }
        guard !isObject, !hasOutlet else { continue }
        let place = Located(part.name, in: part.declaration.file, at: part.declaration.type.line)
        docket.report(place, in: part, "\(part.name) cannot be an object of a storyboard.")
      }
    },
    Check(
      "SIO-08", of: "view controllers",
      remedy: "Move the action method to the interactor, and connect the control to it there."
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
      for part in app.parts(.viewController) where !app.holdings(by: part, of: .interactor).isEmpty {
        docket.examine()
        let registers = part.functions.first { $0.value.name == "viewDidLoad" }?.value.code.assignments
          .contains {
            $0.children(.target).first?.name == "delegate"
          }
        guard registers != true else { continue }
        let place = Located(part.name, in: part.declaration.file, at: part.declaration.type.line)
        docket.report(
          place, in: part, to: .interactor, "\(part.name) does not register as delegate in viewDidLoad.")
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
        let names = place.type.functions.map(\.name)
        let runs = place.type.functions.contains { method in
          method.parameters.contains { app.isClosure($0.type) }
        }
        guard !runs || !names.contains("cancel") else { continue }
        docket.report(
          at: place.type.line, of: place.file, place.type.name, .action,
          "Action requires \(names.isEmpty ? "no methods" : "only \(names.joined(separator: ", "))").")
      }
    },
    Check("SIO-21", of: "types named as actions", remedy: "Let the type conform to Action.") { app, docket in
      guard app.kind(of: "Action") == .protocol else { return }
      for part in app.parts(.action) {
        docket.examine()
        guard !app.ancestors(of: part).contains("Action") else { continue }
        let place = Located(part.name, in: part.declaration.file, at: part.declaration.type.line)
        docket.report(place, in: part, "\(part.name) does not conform to Action.")
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
            property, in: part, "\(part.name).\(property.value.name) is \(name), a class of the view layer.")
        }
      }
    },
  ]
}
