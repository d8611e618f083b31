import HeadlessUI

@testable import VIPER

/// Creates the plain program's first module; a program that breaks a rule replaces the class of a part, or overrides the
/// method that makes additional connections.
class PlainModule {
  let store: any DataStore
  private let program: VIPERProgram
  private let storyboard: UIStoryboard
  private let parts: PlainParts

  required init(store: any DataStore, storyboard: UIStoryboard, program: VIPERProgram, parts: PlainParts) {
    self.store = store
    self.program = program
    self.storyboard = storyboard
    self.parts = parts
  }

  func makeCountries() -> UIViewController {
    let find = parts.find.init(store: store)
    let sort = parts.sort.init(store: store)
    let wireframe = parts.wireframe(store, storyboard, program)
    let presenter = parts.presenter.init(findCountries: find, sortCountries: sort, wireframe: wireframe)
    find.output = presenter
    sort.output = presenter
    let view = storyboard.instantiateViewController(identifier: "Countries", creator: parts.view)
    view.presenter = presenter
    presenter.view = view
    wireframe.viewController = view
    connect(view, presenter)
    return view
  }

  /// Makes the additional connections of a program that breaks a rule.
  func connect(_ view: PlainViewController, _ presenter: PlainPresenter) {}
}

/// The classes of the plain program's parts.
struct PlainParts {
  var view: () -> PlainViewController = { PlainViewController() }
  var presenter: PlainPresenter.Type = PlainPresenter.self
  var find: PlainFindInteractor.Type = PlainFindInteractor.self
  var sort: PlainSortInteractor.Type = PlainSortInteractor.self
  var wireframe: (any DataStore, UIStoryboard, VIPERProgram) -> any ModuleWireframe & CountriesRouting = {
    VIPERProgram.CountriesWireframe(store: $0, storyboard: $1, program: $2)
  }
}

extension VIPERProgram {
  /// Returns a small program that breaks no rule: a list of countries that can be sorted and searched, and that
  /// leads to the app's own films.
  static func plain(
    view: @escaping () -> PlainViewController = { PlainViewController() },
    presenter: PlainPresenter.Type = PlainPresenter.self,
    find: PlainFindInteractor.Type = PlainFindInteractor.self,
    sort: PlainSortInteractor.Type = PlainSortInteractor.self,
    wireframe: ((any DataStore, UIStoryboard, VIPERProgram) -> any ModuleWireframe & CountriesRouting)? = nil,
    module: PlainModule.Type = PlainModule.self,
    changing change: (inout StoryboardScene) -> Void = { _ in }
  ) -> VIPERProgram {
    var parts = PlainParts(view: view, presenter: presenter, find: find, sort: sort)
    if let wireframe { parts.wireframe = wireframe }
    var scene = StoryboardScene.plain
    change(&scene)
    var program = VIPERProgram()
    program.countries.scene = scene
    program.makeFirstModule = { [parts] in
      module.init(store: $0, storyboard: $1, program: $2, parts: parts).makeCountries()
    }
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
