import HeadlessUI

@testable import VIPER

/// Makes the plain program's module, and the app's own for every other screen; a program that is to break a rule
/// exchanges the class of a part, or overrides a method.
class PlainModules: Modules {
  private let app: AppModules
  let store: any DataStore
  private let storyboard: UIStoryboard
  private let parts: PlainParts

  required init(store: any DataStore, scene: StoryboardScene, parts: PlainParts) {
    app = AppModules(store: store)
    self.store = store
    storyboard = UIStoryboard(scenes: [scene])
    self.parts = parts
  }

  func make(_ screen: AppScreen, wireframe: any Routing) -> UIViewController {
    guard screen == .countries else { return app.make(screen, wireframe: wireframe) }
    let find = parts.find.init(store: store)
    let sort = parts.sort.init(store: store)
    let open = parts.open.init(store: store)
    let presenter = parts.presenter.init(
      findCountries: find, sortCountries: sort, openCountry: open,
      openFavourites: OpenFavouritesInteractor(store: store),
      wireframe: CountriesWireframe(wireframe: wireframe))
    find.output = presenter
    sort.output = presenter
    open.output = presenter
    let view = storyboard.instantiateViewController(identifier: "Countries", creator: parts.view)
    view.presenter = presenter
    presenter.view = view
    connect(view, presenter, wireframe)
    return view
  }

  /// Connects what a program that breaks a rule connects besides.
  func connect(_ view: PlainViewController, _ presenter: PlainPresenter, _ wireframe: any Routing) {}
}

/// The classes of the plain program's parts.
struct PlainParts {
  var view: () -> PlainViewController = { PlainViewController() }
  var presenter: PlainPresenter.Type = PlainPresenter.self
  var find: PlainFindInteractor.Type = PlainFindInteractor.self
  var sort: PlainSortInteractor.Type = PlainSortInteractor.self
  var open: PlainOpenInteractor.Type = PlainOpenInteractor.self
}

extension VIPERProgram {
  /// The smallest program that keeps every rule: a list of countries that can be sorted, searched and left for
  /// the app's own films.
  static func plain(
    view: @escaping () -> PlainViewController = { PlainViewController() },
    presenter: PlainPresenter.Type = PlainPresenter.self,
    find: PlainFindInteractor.Type = PlainFindInteractor.self,
    sort: PlainSortInteractor.Type = PlainSortInteractor.self,
    open: PlainOpenInteractor.Type = PlainOpenInteractor.self,
    modules: PlainModules.Type = PlainModules.self,
    changing change: (inout StoryboardScene) -> Void = { _ in }
  ) -> VIPERProgram {
    let parts = PlainParts(view: view, presenter: presenter, find: find, sort: sort, open: open)
    var scene = StoryboardScene.plain
    change(&scene)
    var program = VIPERProgram()
    program.makeModules = { [scene] in modules.init(store: $0, scene: scene, parts: parts) }
    return program
  }
}

extension StoryboardScene {
  /// The plain program's scene.
  fileprivate static var plain: StoryboardScene {
    StoryboardScene(
      "Countries", title: "Countries",
      views: [
        .view("searchField", UISearchTextField.init) { $0.placeholder = "name" },
        .view("summary", UILabel.init),
        .view("list", UITableView.init),
        .view("spinner", UIActivityIndicatorView.init),
        .view("failure", FailureAlert.init),
      ],
      toolbarItems: [.item("nameButton", title: "Name ↑")],
      outlets: [
        .outlet("owner", \PlainViewController.$searchField, to: "searchField"),
        .outlet("owner", \PlainViewController.$summary, to: "summary"),
        .outlet("owner", \PlainViewController.$list, to: "list"),
        .outlet("owner", \PlainViewController.$failure, to: "failure"),
        .outlet("owner", \PlainViewController.$nameButton, to: "nameButton"),
        .outlet("list", \UITableView.dataSource, to: "owner"),
        .outlet("list", \UITableView.delegate, to: "owner"),
        .outlet("failure", \FailureAlert.$spinner, to: "spinner"),
      ],
      actions: [
        .action("searchField", on: .editingChanged, to: "owner") { (target: any CountriesActions, sender) in
          target.search(sender)
        },
        .action("nameButton", to: "owner") { (target: any CountriesActions, sender) in
          target.sortByName(sender)
        },
        .action("failure", to: "owner") { (target: any CountriesActions, sender) in
          target.retry(sender)
        },
      ])
  }
}
