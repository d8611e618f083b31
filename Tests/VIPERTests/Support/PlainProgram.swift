import HeadlessUI

@testable import VIPER

/// Creates the plain program's module and, for every other screen, the app's own; a program that breaks a rule replaces
/// the class of a part, or overrides a method.
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

  func make(_ screen: AppScreen, wireframe: any RootRouting) -> UIViewController {
    app.make(screen, wireframe: wireframe)
  }

  func makeCountries(wireframe: any RootRouting) -> UIViewController {
    let find = parts.find.init(store: store)
    let sort = parts.sort.init(store: store)
    let countriesWireframe = CountriesWireframe(rootWireframe: wireframe)
    let presenter = parts.presenter.init(
      findCountries: find, sortCountries: sort, wireframe: countriesWireframe)
    find.output = presenter
    sort.output = presenter
    let view = storyboard.instantiateViewController(identifier: "Countries", creator: parts.view)
    view.presenter = presenter
    presenter.view = view
    countriesWireframe.viewController = view
    connect(view, presenter, wireframe)
    return view
  }

  /// Makes the additional connections of a program that breaks a rule.
  func connect(_ view: PlainViewController, _ presenter: PlainPresenter, _ wireframe: any RootRouting) {}
}

/// The classes of the plain program's parts.
struct PlainParts {
  var view: () -> PlainViewController = { PlainViewController() }
  var presenter: PlainPresenter.Type = PlainPresenter.self
  var find: PlainFindInteractor.Type = PlainFindInteractor.self
  var sort: PlainSortInteractor.Type = PlainSortInteractor.self
}

extension VIPERProgram {
  /// Returns a small program that breaks no rule: a list of countries that can be sorted and searched, and that
  /// leads to the app's own films.
  static func plain(
    view: @escaping () -> PlainViewController = { PlainViewController() },
    presenter: PlainPresenter.Type = PlainPresenter.self,
    find: PlainFindInteractor.Type = PlainFindInteractor.self,
    sort: PlainSortInteractor.Type = PlainSortInteractor.self,
    modules: PlainModules.Type = PlainModules.self,
    changing change: (inout StoryboardScene) -> Void = { _ in }
  ) -> VIPERProgram {
    let parts = PlainParts(view: view, presenter: presenter, find: find, sort: sort)
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
