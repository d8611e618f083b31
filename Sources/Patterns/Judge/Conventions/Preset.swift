/// Conventions that many apps follow.
struct Preset: Sendable {
  let name: JudgeRequest.Preset
  /// The origin of the conventions, a noun phrase.
  let origin: String
  let conventions: Conventions

  /// Returns the presets of a pattern; the first is used if several recognise equally many types.
  static func all(of pattern: Pattern) -> [Preset] {
    JudgeRequest.Preset.all(of: pattern.rawValue).map(Preset.init)
  }

  /// The names of screens. Those that end in `View` or `Screen` count only if they are screens by their declarations.
  private static let screens = ["ViewController", "View", "Screen"]

  // MARK: Clean Swift

  private static let cleanSwiftRoles: [Role: Matcher] = [
    .viewController: Matcher(suffixes: screens),
    .interactor: Matcher(suffixes: ["Interactor"]),
    .presenter: Matcher(suffixes: ["Presenter"]),
    .router: Matcher(suffixes: ["Router"]),
    .worker: Matcher(suffixes: ["Worker"]),
    .assembly: Matcher(suffixes: ["Configurator"]),
  ]

  private static let cleanSwift2017 = Preset(
    name: .templates2017, origin: "the Clean Swift templates with BusinessLogic and RoutingLogic",
    conventions: Conventions(
      pattern: .cleanSwift, roles: cleanSwiftRoles, rules: ["VIP-32": .off, "VIP-34": .off]))

  private static let cleanSwift2015 = Preset(
    name: .templates2015, origin: "the first Clean Swift templates, with a configurator for each scene",
    conventions: Conventions(
      pattern: .cleanSwift, roles: cleanSwiftRoles, rules: ["VIP-39": .off, "VIP-40": .off]))

  private static let cleanSwiftAssemblies = Preset(
    name: .assemblies, origin: "Clean Swift with assemblies and providers",
    conventions: Conventions(
      pattern: .cleanSwift,
      roles: cleanSwiftRoles.merging([
        .worker: Matcher(suffixes: ["Worker", "Provider"]),
        .assembly: Matcher(suffixes: ["Assembly", "Builder", "Factory", "Configurator"]),
      ]) { $1 },
      rules: ["VIP-32": .off, "VIP-39": .off, "VIP-40": .off, "VIP-51": .off]))

  // MARK: VIPER

  private static let viperArticle = Preset(
    name: .article, origin: "the objc.io article on VIPER",
    conventions: Conventions(
      pattern: .viper,
      roles: [
        .viewController: Matcher(suffixes: screens),
        .interactor: Matcher(suffixes: ["Interactor"]),
        .presenter: Matcher(suffixes: ["Presenter"]),
        .router: Matcher(suffixes: ["Wireframe", "Navigator"]),
        .entity: Matcher(
          suffixes: ["Entity"], supertypes: ["NSManagedObject"], folders: ["Entities", "Entity"]),
        .service: Matcher(suffixes: ["DataManager", "DataStore"]),
        .assembly: Matcher(suffixes: ["Dependencies", "ViewFactory", "Builder"]),
      ]))

  private static let viperGenerators = Preset(
    name: .generators, origin: "the templates that code generators write, with a router for each module",
    conventions: Conventions(
      pattern: .viper,
      roles: [
        .viewController: Matcher(suffixes: screens),
        .interactor: Matcher(suffixes: ["Interactor"]),
        .presenter: Matcher(suffixes: ["Presenter"]),
        .router: Matcher(suffixes: ["Router", "Wireframe"]),
        .entity: Matcher(
          suffixes: ["Entity"], supertypes: ["NSManagedObject"], folders: ["Entities", "Entity"]),
        .service: Matcher(suffixes: ["DataManager", "DataStore", "Repository"]),
        .assembly: Matcher(suffixes: ["Assembly", "Builder", "Configurator", "Initializer", "ViewFactory"]),
      ]))

  // MARK: MVVM

  private static let flowControllers = Preset(
    name: .flowControllers, origin: "MVVM-FC, with a flow controller and a factory for each module",
    conventions: Conventions(
      pattern: .mvvmFC,
      roles: [
        .viewController: Matcher(suffixes: screens),
        .viewModel: Matcher(suffixes: ["ViewModel"]),
        .flowController: Matcher(suffixes: ["FlowController"]),
        .factory: Matcher(suffixes: ["Factory"]),
        .service: Matcher(suffixes: ["Service", "Repository"]),
        .library: Matcher(folders: ["Library"]),
      ]))

  private static let coordinators = mvvm(
    .coordinators, origin: "MVVM with coordinators", flow: ["Coordinator"])

  private static let routers = mvvm(
    .routers, origin: "MVVM with routers or coordinators, such as those that own a path of SwiftUI",
    flow: ["Coordinator", "Router", "Navigator"])

  private static func mvvm(_ name: JudgeRequest.Preset, origin: String, flow: [String]) -> Preset {
    Preset(
      name: name, origin: origin,
      conventions: Conventions(
        pattern: .mvvmFC,
        roles: [
          .viewController: Matcher(suffixes: screens),
          .viewModel: Matcher(suffixes: ["ViewModel"]),
          .flowController: Matcher(suffixes: flow),
          .factory: Matcher(suffixes: ["ModuleFactory", "SceneFactory"]),
          .service: Matcher(suffixes: ["Service", "Repository"]),
          .library: Matcher(folders: ["Library"]),
        ],
        rules: [
          "FC-10": .off, "FC-14": .off, "FC-16": .off, "FC-22": .off, "FC-23": .off, "FC-36": .off,
          "FC-45": .off, "FC-49": .off, "FC-50": .off,
        ]))
  }

  // MARK: Swift-IO

  private static let swiftIO = Preset(
    name: .swiftIO, origin: "the document that defines Swift-IO",
    conventions: Conventions(
      pattern: .swiftIO,
      roles: [
        .viewController: Matcher(suffixes: ["ViewController"]),
        .interactor: Matcher(suffixes: ["Interactor"]),
        .viewModel: Matcher(suffixes: ["ViewModel"]),
        .action: Matcher(suffixes: ["Action"], supertypes: ["Action"]),
        .model: Matcher(suffixes: ["Model"]),
      ]))
}

extension Preset {
  /// Returns the preset with a name.
  init(_ name: JudgeRequest.Preset) {
    self =
      switch name {
      case .templates2017: Self.cleanSwift2017
      case .templates2015: Self.cleanSwift2015
      case .assemblies: Self.cleanSwiftAssemblies
      case .article: Self.viperArticle
      case .generators: Self.viperGenerators
      case .flowControllers: Self.flowControllers
      case .coordinators: Self.coordinators
      case .routers: Self.routers
      case .swiftIO: Self.swiftIO
      }
  }
}
