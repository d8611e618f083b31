import ApiSession
import Catalogue
public import HeadlessUI
public import Stories
public import Tracing

/// MVVM-FC, for stories and checks.
public struct MVVMFCArchitecture: Architecture {
  private let program: MVVMFCProgram

  /// The app as it ships.
  public init() {
    program = MVVMFCProgram()
  }

  /// Another program of the same roles.
  init(_ program: MVVMFCProgram) {
    self.program = program
  }

  /// Which of the four it is.
  public var pattern: Pattern { .mvvmFC }

  /// The six steps.
  public var steps: [String] {
    [
      "the view controller tells the view model what the user wants",
      "the view model says that it is loading",
      "the view model asks a service, or a use case",
      "the view model says that it is loading no more",
      "the view model's properties change, and the view controller reads and shows them; or the flow controller "
        + "shows the failure",
      "to open another screen, the view model asks its flow controller, which uses that module's factory",
    ]
  }

  /// Which cycles do not take all steps.
  public var note: String {
    "Steps 2 and 4 are those of a load that has nothing to show yet; a search, and a list that is read again on return, "
      + "take neither. What asks for nothing has no step 3; a film's marks are asked for when it has come. Texts that a "
      + "screen begins with are read before step 1. The network is played by the stage, so that replies come when the "
      + "story says so; everything from the service down to the session is the app's."
  }

  /// Launches the app, with the stage in the place of the network.
  public func launch(in window: UIWindow, environment: Environment) -> AnyObject {
    let catalogue = program.makeCatalogue(session(over: environment.catalogue))
    let dependencies = program.makeDependencies(catalogue, environment.favourites, program.factories)
    return program.start(window, dependencies, UINavigationController())
  }

  /// Launches the same app with a decorator on every boundary: the composition root that takes the place of
  /// the app's own.
  public func launch(
    in window: UIWindow, environment: Environment, tracedBy trace: Trace
  ) -> AnyObject {
    let session = TracingApiSession(session(over: environment.catalogue), trace)
    let catalogue = program.makeCatalogue(session)
    let watched = TracingCatalogueService(catalogue, trace, trace.participant(.service, catalogue))
    let dependencies = program.makeDependencies(watched, environment.favourites, program.factories)
    let manager = TracingDependencyManager(
      dependencies, trace, trace.participant(.dependencyManager, dependencies))
    let navigation = TracingNavigationController(trace: trace) { watchModule($0, trace) }
    return program.start(window, manager, navigation)
  }

  /// The session of stories: what fails is told at once, and a reply goes on in the moment in which it comes.
  private func session(over catalogue: any CatalogueService) -> ApiSession {
    ApiSession(
      configuration: ApiConfiguration(retryCount: 0, callback: .immediate),
      transport: CatalogueTransport(catalogue), scheduler: StageScheduler())
  }

  /// The part that an object plays, by the protocols that it conforms to.
  public func role(of object: AnyObject) -> Role? {
    switch object {
    case is UIViewController:
      .viewController
    case is UIView, is UIBarButtonItem:
      .view
    case is any CountriesViewModelType, is any FilmsViewModelType, is any FilmViewModelType,
      is any FavouritesViewModelType:
      .viewModel
    case is any CountriesFlowControllerType, is any FilmsFlowControllerType, is any FilmFlowControllerType,
      is any FavouritesFlowControllerType:
      .flowController
    case is any DependencyManager:
      .dependencyManager
    case is any CatalogueServiceType:
      .service
    case is any FindFavouritesUseCaseType:
      .useCase
    case is any ApiRequesting:
      .apiSession
    default:
      nil
    }
  }
}
