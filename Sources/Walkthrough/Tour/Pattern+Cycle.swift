import Specification
import Tracing

extension Pattern {
  /// The pattern in two or three sentences.
  var summary: String {
    switch self {
    case .mvc:
      "The picture before: the view controller takes the user's actions, asks the services, keeps the data, writes the "
        + "texts, and opens the next screen. It has no rules here."
    case .swiftIO:
      "Controls send events to an interactor, not to the view controller. The interactor runs an action for the "
        + "event, updates the model with the result and notifies the view controller. The view controller asks a "
        + "view model to format what changed and to push it into the view."
    case .cleanSwift:
      "A scene is a cycle of three: the view controller takes the user's actions and shows the results, the "
        + "interactor has workers do the work, and the presenter formats. Each hand-over has its own "
        + "model: a request, a response, a view model. A router leads to other scenes."
    case .viper:
      "Each part of a screen is defined by what it may know. The view reports events and shows content; the presenter "
        + "decides what is shown, and when to leave. An interactor works on entities from a data store and hands out "
        + "plain structures only; a wireframe navigates from screen to screen."
    case .mvvmFC:
      "The view controller passes the user's actions to its view model, and shows what it reads there. The view "
        + "model does the work with services and use cases, and knows no view. To leave a screen it "
        + "asks its flow controller, which uses the factory of the next module."
    }
  }

  /// The steps of the cycle, each with the role that sends and the role that receives.
  var cycle: [TourCycle.Step] {
    switch self {
    case .mvc: []
    case .swiftIO:
      [
        (.view, .interactor), (.interactor, .action), (.interactor, .model), (.interactor, .viewController),
        (.viewController, .viewModel), (.viewModel, .model), (.viewModel, .view),
      ].map(TourCycle.Step.init)
    case .cleanSwift:
      [
        (.view, .viewController), (.viewController, .interactor), (.interactor, .worker),
        (.interactor, .presenter), (.presenter, .viewController), (.viewController, .view),
      ].map(TourCycle.Step.init)
    case .viper:
      [
        (.viewController, .presenter), (.presenter, .interactor), (.interactor, .dataStore),
        (.interactor, .interactor), (.interactor, .dataStore), (.interactor, .presenter),
        (.presenter, .viewController), (.viewController, .view),
      ].map(TourCycle.Step.init)
    case .mvvmFC:
      [
        (.viewController, .viewModel), (.viewModel, .viewController), (.viewModel, .service),
        (.viewModel, .viewController), (.viewController, .view), (.viewModel, .flowController),
      ].map(TourCycle.Step.init)
    }
  }
}
