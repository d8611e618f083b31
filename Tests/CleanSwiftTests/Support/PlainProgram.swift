import HeadlessUI

@testable import CleanSwift

/// Connects the plain program's parts; a program that is to break a rule overrides a method, or exchanges the
/// class of a part.
class PlainConfigurator {
  private let makeInteractor: ((any Dependencies)?) -> PlainInteractor
  private let presenter: PlainPresenter.Type
  private let router: PlainRouter.Type

  required init(
    interactor: @escaping ((any Dependencies)?) -> PlainInteractor = { PlainInteractor(dependencies: $0) },
    presenter: PlainPresenter.Type = PlainPresenter.self, router: PlainRouter.Type = PlainRouter.self
  ) {
    makeInteractor = interactor
    self.presenter = presenter
    self.router = router
  }

  func configure(_ viewController: PlainViewController, dependencies: any Dependencies) {
    let interactor = makeInteractor(dependencies)
    let presenter = presenter.init()
    let router = router.init()
    connect(viewController, interactor, presenter, router)
  }

  func connect(
    _ viewController: PlainViewController, _ interactor: PlainInteractor, _ presenter: PlainPresenter,
    _ router: PlainRouter
  ) {
    viewController.output = interactor
    viewController.router = router
    interactor.output = presenter
    presenter.output = viewController
    router.viewController = viewController
    router.dataStore = interactor
  }
}

extension CleanSwiftProgram {
  /// Creates a plain view controller from its dependencies and its configurator.
  typealias MakeController = (any Dependencies, PlainConfigurator) -> PlainViewController

  /// Returns a small program that breaks no rule: a list of countries that can be sorted and searched, and that
  /// leads to the app's own films.
  static func plain(
    interactor: @escaping ((any Dependencies)?) -> PlainInteractor = { PlainInteractor(dependencies: $0) },
    presenter: PlainPresenter.Type = PlainPresenter.self, router: PlainRouter.Type = PlainRouter.self,
    configurator: PlainConfigurator.Type = PlainConfigurator.self,
    controller: @escaping MakeController = { PlainViewController(dependencies: $0, configurator: $1) },
    changing change: @escaping (inout StoryboardScene) -> Void = { _ in }
  ) -> CleanSwiftProgram {
    let shared = configurator.init(interactor: interactor, presenter: presenter, router: router)
    var program = CleanSwiftProgram()
    program.makeScenes = { dependencies in
      var scene = StoryboardScene.plain { controller(dependencies, shared) }
      change(&scene)
      return [
        scene, .films { FilmsViewController(dependencies: dependencies) },
        .link { LinkViewController(dependencies: dependencies) },
      ]
    }
    return program
  }
}

extension StoryboardScene {
  /// The plain program's scene.
  fileprivate static func plain(controller: @escaping () -> UIViewController) -> StoryboardScene {
    StoryboardScene(
      "Countries", title: "Countries", controller: controller,
      views: [
        .view("searchField", UISearchTextField.init) { $0.placeholder = "name" },
        .view("summary", UILabel.init),
        .view("list", UITableView.init),
        .view("spinner", UIActivityIndicatorView.init),
      ],
      toolbarItems: [.item("nameButton", title: "Name ↑")],
      outlets: [
        .outlet("owner", \PlainViewController.$searchField, to: "searchField"),
        .outlet("owner", \PlainViewController.$summary, to: "summary"),
        .outlet("owner", \PlainViewController.$list, to: "list"),
        .outlet("owner", \PlainViewController.$nameButton, to: "nameButton"),
        .outlet("list", \UITableView.dataSource, to: "owner"),
        .outlet("list", \UITableView.delegate, to: "owner"),
      ],
      actions: [
        .action("searchField", on: .editingChanged, to: "owner") { (target: any CountriesEvents, sender) in
          target.search(sender)
        },
        .action("nameButton", to: "owner") { (target: any CountriesEvents, sender) in
          target.sortByName(sender)
        },
      ])
  }
}
