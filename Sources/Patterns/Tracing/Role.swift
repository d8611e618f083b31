/// The part that an object plays in an architecture, under the architecture's own word for it.
public struct Role: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral {
  /// The role's name as a reader sees it, such as `View Controller`.
  public let rawValue: String

  /// The role that readers know under this name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The role that readers know under this name.
  public init(stringLiteral value: String) {
    rawValue = value
  }
}

extension Role {
  /// The person in front of the screen.
  public static let user: Role = "User"
  /// The framework that calls an app: life-cycle methods come from it.
  public static let system: Role = "System"
  /// The object that puts an app together.
  public static let application: Role = "Application"
  /// What a person sees of a scene, and the controls in it.
  public static let view: Role = "View"
  /// A scene's view controller.
  public static let viewController: Role = "View Controller"
  /// The navigation controller that shows one scene after the other.
  public static let navigation: Role = "Navigation"
  /// The service that countries and films are asked of.
  public static let catalogue: Role = "Catalogue"
  /// The store that keeps the films a person marked.
  public static let favourites: Role = "Favourites"
  /// Where the work of a scene is decided.
  public static let interactor: Role = "Interactor"
  /// A command that does the work of one user story.
  public static let action: Role = "Action"
  /// What a scene knows.
  public static let model: Role = "Model"
  /// Where what a scene has to tell is formatted.
  public static let presenter: Role = "Presenter"
  /// What leads on from a scene.
  public static let router: Role = "Router"
  /// What connects the parts of a scene.
  public static let configurator: Role = "Configurator"
  /// What keeps entities.
  public static let dataStore: Role = "Data Store"
  /// What leads from screen to screen.
  public static let wireframe: Role = "Wireframe"
  /// What does one task for an interactor.
  public static let worker: Role = "Worker"
  /// What formats a scene's content.
  public static let viewModel: Role = "View Model"
  /// What leads on from a module, for its view model.
  public static let flowController: Role = "Flow Controller"
  /// What creates a module.
  public static let factory: Role = "Factory"
  /// What delivers services and use cases to view models.
  public static let dependencyManager: Role = "Dependency Manager"
  /// What answers view models, from the network or from a store.
  public static let service: Role = "Service"
  /// What several view models can do in the same way.
  public static let useCase: Role = "Use Case"
  /// What makes requests over the network.
  public static let apiSession: Role = "Api Session"
  /// What a try of a request is sent to.
  public static let network: Role = "Network"
  /// What runs work after a time.
  public static let clock: Role = "Clock"
}
