/// The part that an object plays in an architecture, by the architecture's name for it.
public struct Role: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral {
  /// The role's name as a reader sees it, such as `View Controller`.
  public let rawValue: String

  /// Creates the role with this name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates the role with this name.
  public init(stringLiteral value: String) {
    rawValue = value
  }
}

extension Role {
  /// The user of the app.
  public static let user: Role = "User"
  /// The framework that calls an app: life-cycle methods come from it.
  public static let system: Role = "System"
  /// The object that assembles an app.
  public static let application: Role = "Application"
  /// The widgets of a scene.
  public static let view: Role = "View"
  /// The window that shows an app.
  public static let window: Role = "Window"
  /// A scene's view controller.
  public static let viewController: Role = "View Controller"
  /// The navigation controller that shows one scene after the other.
  public static let navigation: Role = "Navigation"
  /// The service that has the countries and films.
  public static let catalogue: Role = "Catalogue"
  /// The store that keeps the user's favourites.
  public static let favourites: Role = "Favourites"
  /// Carries out the work of a scene or of a use case.
  public static let interactor: Role = "Interactor"
  /// Does the work of one user story.
  public static let action: Role = "Action"
  /// The data of a scene.
  public static let model: Role = "Model"
  /// Formats a scene's content.
  public static let presenter: Role = "Presenter"
  /// Navigates from a scene.
  public static let router: Role = "Router"
  /// Keeps entities.
  public static let dataStore: Role = "Data Store"
  /// Navigates from screen to screen.
  public static let wireframe: Role = "Wireframe"
  /// Performs one task for an interactor.
  public static let worker: Role = "Worker"
  /// Formats a scene's content, which the view reads or is given.
  public static let viewModel: Role = "View Model"
  /// Navigates from a module, for its view model.
  public static let flowController: Role = "Flow Controller"
  /// Creates modules, workers or actions.
  public static let factory: Role = "Factory"
  /// Delivers services and use cases to view models.
  public static let dependencyManager: Role = "Dependency Manager"
  /// Answers requests of view models, from the network or from a store.
  public static let service: Role = "Service"
  /// Does work that several view models need.
  public static let useCase: Role = "Use Case"
  /// Makes requests over the network.
  public static let apiSession: Role = "Api Session"
  /// Receives each attempt of a request.
  public static let network: Role = "Network"
  /// Runs work after a delay.
  public static let clock: Role = "Clock"
}
