extension Rule {
  /// The rules of Swift-IO, in the order of their document.
  static let swiftIO: [Rule] = [
    Rule(
      "SIO-01", .swiftIO, .should, "The architecture exists to keep view controllers small.",
      because: "A view controller that handles events, works, formats and shows cannot be tested or reused.",
      lookAt: "What the view controller still does besides wiring, asking for refreshes and navigating.",
      in: .swiftIO,
      decidedBy: .nothing("An aim, not a behaviour: the document names no size and no measure.")),
    Rule(
      "SIO-02", .swiftIO, .must, "The view controller creates its view, from the storyboard.",
      because: "One owner at the top makes the scene's lifetime plain: drop the controller, drop the scene.",
      lookAt: "Who asks the storyboard for the view, and whether the controller was the one running.",
      in: .swiftIO, decidedBy: .by(.trace)),
    Rule(
      "SIO-03", .swiftIO, .must, "The view creates the interactor.",
      because: "Created with the view, the interactor can be linked to controls with no code in between.",
      lookAt: "The storyboard scene's list of objects, and any interactor built by hand elsewhere.",
      in: .swiftIO, decidedBy: .by(.trace)),
    Rule(
      "SIO-04", .swiftIO, .must, "The view creates the view model.",
      because: "Created with the view, the view model can be given its outlets with no code in between.",
      lookAt: "The storyboard scene's list of objects, and any view model built by hand elsewhere.",
      in: .swiftIO, decidedBy: .by(.trace)),
    Rule(
      "SIO-05", .swiftIO, .must, "Interactor and view model are declared as interface-builder objects.",
      because: "A declaration can be read at a glance and cannot grow logic.",
      lookAt: "Initializer calls of interactors and view models outside the storyboard scene.",
      in: .swiftIO, decidedBy: .by(.source)),
  ]
}
