import Catalogue
import HeadlessUI
import Playing

// The app's factories and flow controllers name the classes of their modules. So that a program can exchange a class,
// they are written here again, over closures; a test compares the two.

extension MVVMFCProgram {
  /// Creates the parts of the list of countries.
  struct Countries {
    var viewController: (any CountriesViewModelType) -> UIViewController = {
      CountriesViewController(viewModel: $0)
    }
    var viewModel:
      (any CatalogueServiceType, any FindFavouritesUseCaseType, any CountriesFlowControllerType) ->
        any CountriesViewModelType = {
          CountriesViewModel(catalogue: $0, findFavourites: $1, flowController: $2)
        }
    /// Creates a view controller with its view model; nil for one that has the two above.
    var scene:
      (
        (any CatalogueServiceType, any FindFavouritesUseCaseType, any CountriesFlowControllerType) ->
          UIViewController
      )?
    /// Creates a flow controller; nil for one that opens the program's modules.
    var flowController:
      ((any DependencyManager) -> Connectable<any CountriesFlowControllerType, UIViewController>)?
  }

  /// Creates the parts of the sheet of regions.
  struct Regions {
    var viewController:
      (any RegionsViewModelType) -> any UIViewController & UIAdaptivePresentationControllerDelegate = {
        RegionsViewController(viewModel: $0)
      }
    var viewModel:
      (Region?, @escaping (Region?) -> Void, @escaping () -> Void, any RegionsFlowControllerType) ->
        any RegionsViewModelType = {
          RegionsViewModel(selected: $0, onChoose: $1, onCancel: $2, flowController: $3)
        }
    var flowController:
      (any DependencyManager) -> Connectable<any RegionsFlowControllerType, UIViewController> = {
        part(RegionsFlowController(dependencies: $0), connectedBy: \.viewController)
      }
  }

  /// Creates the parts of the list of a country's films.
  struct Films {
    var viewController: (any FilmsViewModelType) -> UIViewController = { FilmsViewController(viewModel: $0) }
    var viewModel:
      (Country, any CatalogueServiceType, any FilmsFlowControllerType) -> any FilmsViewModelType = {
        FilmsViewModel(country: $0, catalogue: $1, flowController: $2)
      }
    /// Creates a flow controller; nil for one that opens the program's modules.
    var flowController:
      ((any DependencyManager) -> Connectable<any FilmsFlowControllerType, UIViewController>)?
  }

  /// Creates the parts of the module that opens links.
  struct Link {
    /// Creates a flow controller; nil for one that opens the program's modules.
    var flowController:
      ((UIWindow, any DependencyManager) -> Connectable<any LinkFlowControllerType, UIViewController>)?
  }

  /// Creates the parts of the screen of a film.
  struct OneFilm {
    var viewController: (any FilmViewModelType) -> UIViewController = { FilmViewController(viewModel: $0) }
    var viewModel:
      (Film, any CatalogueServiceType, any FavouritesStore, any FlowControllerType) ->
        any FilmViewModelType = {
          FilmViewModel(film: $0, catalogue: $1, favourites: $2, flowController: $3)
        }
    var flowController: (any DependencyManager) -> Connectable<any FlowControllerType, UIViewController> = {
      part(FilmFlowController(dependencies: $0), connectedBy: \.viewController)
    }
  }

  /// Creates the parts of the list of favourites.
  struct Favourites {
    var viewController: (any FavouritesViewModelType) -> UIViewController = {
      FavouritesViewController(viewModel: $0)
    }
    var viewModel:
      (any FindFavouritesUseCaseType, any FavouritesFlowControllerType) -> any FavouritesViewModelType = {
        FavouritesViewModel(findFavourites: $0, flowController: $1)
      }
    /// Creates a flow controller; nil for one that opens the program's modules.
    var flowController:
      ((any DependencyManager) -> Connectable<any FavouritesFlowControllerType, UIViewController>)?
  }

  /// The dependencies of the factories: those of the app, and the program, whose closures create the parts.
  struct FactoryDependencies {
    let manager: any DependencyManager
    let program: MVVMFCProgram
  }

  enum CountriesFactory {
    static func create(dependencies: FactoryDependencies) -> UIViewController {
      let (manager, program) = (dependencies.manager, dependencies.program)
      let (flowController, connect) =
        program.countries.flowController?(manager)
        ?? part(
          CountriesFlowController(dependencies: manager, program: program), connectedBy: \.viewController)
      let makeScene =
        program.countries.scene
        ?? { program.countries.viewController(program.countries.viewModel($0, $1, $2)) }
      let viewController = makeScene(manager.catalogue, manager.findFavourites, flowController)
      connect(viewController)
      return viewController
    }

    static func rootIn(_ navigationController: UINavigationController, dependencies: FactoryDependencies) {
      let viewController = create(dependencies: dependencies)
      navigationController.setViewControllers([viewController], animated: false)
    }
  }

  enum RegionsFactory {
    static func create(
      selected: Region?, onChoose: @escaping (Region?) -> Void, onCancel: @escaping () -> Void,
      dependencies: FactoryDependencies
    ) -> any UIViewController & UIAdaptivePresentationControllerDelegate {
      let (manager, program) = (dependencies.manager, dependencies.program)
      let (flowController, connect) = program.regions.flowController(manager)
      let viewModel = program.regions.viewModel(selected, onChoose, onCancel, flowController)
      let viewController = program.regions.viewController(viewModel)
      connect(viewController)
      return viewController
    }

    static func showIn(
      _ viewController: UIViewController, selected: Region?, onChoose: @escaping (Region?) -> Void,
      onCancel: @escaping () -> Void, dependencies: FactoryDependencies
    ) {
      let regions = create(
        selected: selected, onChoose: onChoose, onCancel: onCancel, dependencies: dependencies)
      let navigationController = UINavigationController(rootViewController: regions)
      navigationController.presentationController?.delegate = regions
      viewController.present(navigationController, animated: true)
    }
  }

  enum FilmsFactory {
    static func create(country: Country, dependencies: FactoryDependencies) -> UIViewController {
      let (manager, program) = (dependencies.manager, dependencies.program)
      let (flowController, connect) =
        program.films.flowController?(manager)
        ?? part(FilmsFlowController(dependencies: manager, program: program), connectedBy: \.viewController)
      let viewModel = program.films.viewModel(country, manager.catalogue, flowController)
      let viewController = program.films.viewController(viewModel)
      connect(viewController)
      return viewController
    }

    static func pushIn(
      _ navigationController: UINavigationController, country: Country, dependencies: FactoryDependencies
    ) {
      let viewController = create(country: country, dependencies: dependencies)
      navigationController.pushViewController(viewController, animated: true)
    }
  }

  enum FilmFactory {
    static func create(film: Film, dependencies: FactoryDependencies) -> UIViewController {
      let (manager, program) = (dependencies.manager, dependencies.program)
      let (flowController, connect) = program.film.flowController(manager)
      let viewModel = program.film.viewModel(film, manager.catalogue, manager.favourites, flowController)
      let viewController = program.film.viewController(viewModel)
      connect(viewController)
      return viewController
    }

    static func pushIn(
      _ navigationController: UINavigationController, film: Film, dependencies: FactoryDependencies
    ) {
      let viewController = create(film: film, dependencies: dependencies)
      navigationController.pushViewController(viewController, animated: true)
    }
  }

  enum LinkFactory {
    static func create(window: UIWindow, dependencies: FactoryDependencies) -> LinkViewController {
      let (manager, program) = (dependencies.manager, dependencies.program)
      let (flowController, connect) =
        program.link.flowController?(window, manager)
        ?? part(LinkFlowController(window: window, dependencies), connectedBy: \.viewController)
      let viewModel = LinkViewModel(catalogue: manager.catalogue, flowController: flowController)
      let viewController = LinkViewController(viewModel: viewModel)
      connect(viewController)
      return viewController
    }
  }

  enum FavouritesFactory {
    static func create(dependencies: FactoryDependencies) -> UIViewController {
      let (manager, program) = (dependencies.manager, dependencies.program)
      let (flowController, connect) =
        program.favourites.flowController?(manager)
        ?? part(
          FavouritesFlowController(dependencies: manager, program: program), connectedBy: \.viewController)
      let viewModel = program.favourites.viewModel(manager.findFavourites, flowController)
      let viewController = program.favourites.viewController(viewModel)
      connect(viewController)
      return viewController
    }

    static func rootIn(_ navigationController: UINavigationController, dependencies: FactoryDependencies) {
      let viewController = create(dependencies: dependencies)
      navigationController.setViewControllers([viewController], animated: false)
    }

    static func pushIn(
      _ navigationController: UINavigationController, dependencies: FactoryDependencies
    ) {
      let viewController = create(dependencies: dependencies)
      navigationController.pushViewController(viewController, animated: true)
    }
  }

  /// The base class of flow controllers that open the program's modules.
  class OpeningFlowController: FlowController {
    private let program: MVVMFCProgram

    init(dependencies: any DependencyManager, program: MVVMFCProgram) {
      self.program = program
      super.init(dependencies: dependencies)
    }

    var factoryDependencies: FactoryDependencies {
      FactoryDependencies(manager: dependencies, program: program)
    }
  }

  final class CountriesFlowController: OpeningFlowController, CountriesFlowControllerType {
    func showFilms(of country: Country) {
      guard let navigationController else { return }
      FilmsFactory.pushIn(navigationController, country: country, dependencies: factoryDependencies)
    }

    func showRegions(
      selected: Region?, onChoose: @escaping (Region?) -> Void, onCancel: @escaping () -> Void
    ) {
      guard let viewController else { return }
      RegionsFactory.showIn(
        viewController, selected: selected, onChoose: onChoose, onCancel: onCancel,
        dependencies: factoryDependencies)
    }

    func showFavourites() {
      guard let navigationController else { return }
      FavouritesFactory.pushIn(navigationController, dependencies: factoryDependencies)
    }
  }

  final class LinkFlowController: MVVMFC.LinkFlowController {
    private let program: MVVMFCProgram

    init(window: UIWindow, _ dependencies: FactoryDependencies) {
      program = dependencies.program
      super.init(dependencies: dependencies.manager)
      self.window = window
    }

    override func showFilm(_ details: FilmDetails) {
      let dependencies = FactoryDependencies(manager: dependencies, program: program)
      showAboveFirst {
        details.countries.prefix(1).map { FilmsFactory.create(country: $0, dependencies: dependencies) }
          + [FilmFactory.create(film: details.film, dependencies: dependencies)]
      }
    }
  }

  final class FilmsFlowController: OpeningFlowController, FilmsFlowControllerType {
    func showFilm(_ film: Film) {
      guard let navigationController else { return }
      FilmFactory.pushIn(navigationController, film: film, dependencies: factoryDependencies)
    }
  }

  final class FavouritesFlowController: OpeningFlowController, FavouritesFlowControllerType {
    func showFilm(_ film: Film) {
      guard let navigationController else { return }
      FilmFactory.pushIn(navigationController, film: film, dependencies: factoryDependencies)
    }
  }
}
