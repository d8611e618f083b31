import Catalogue
import Checks
import HeadlessUI
import PatternTesting
import Testing

@testable import CleanSwift

@Suite struct VIP37Tests {
  @Test func `VIP-37 the router refers to its view controller weakly`() async throws {
    try await expectKept("VIP-37")
  }

  @Test func `VIP-37 the app's routers can be called after their scenes have been released`() {
    let storyboard = UIStoryboard.main(
      dependencies: CatalogueDependencies(
        catalogue: InMemoryCatalogue(data: .embedded), favourites: InMemoryFavourites()))
    func router<Scene: UIViewController, Router>(
      of scene: String, _ router: KeyPath<Scene, Router?>
    ) -> Router? {
      (storyboard.instantiateViewController(identifier: scene) as? Scene)?[keyPath: router]
    }

    let countries = router(of: "Countries", \CountriesViewController.router)
    countries?.routeToFilms(segue: nil)
    countries?.routeToRegions(segue: nil)
    countries?.routeToFavourites(segue: nil)
    let regions = router(of: "Regions", \RegionsViewController.router)
    regions?.routeToCountries(segue: nil)
    let films = router(of: "Films", \FilmsViewController.router)
    films?.routeToFilm(segue: nil)
    let favourites = router(of: "Favourites", \FavouritesViewController.router)
    favourites?.routeToFilm(segue: nil)

    #expect(countries is CountriesRouter && (countries as? CountriesRouter)?.viewController == nil)
    #expect(regions is RegionsRouter && (regions as? RegionsRouter)?.viewController == nil)
    #expect(films is FilmsRouter && (films as? FilmsRouter)?.viewController == nil)
    #expect(favourites is FavouritesRouter && (favourites as? FavouritesRouter)?.viewController == nil)
  }

  @Test func `VIP-37 a router that force-unwraps its view controller crashes without one`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { VIP37.RecklessRouter().routeToFilms(segue: nil) }
    }
  }

  @Test func `VIP-37 counterexample: the router holds its view controller strongly`() async throws {
    var evidence = Evidence.running(.plain(router: ClingingRouter.self))
    evidence.sources = cleanSwift.evidence.sources
    try await expectBroken("VIP-37", naming: "Router → View Controller", "strongly", by: evidence)
  }

  @Test func `VIP-37 counterexample: the router keeps a closure that holds the scene strongly`() async throws
  {
    let program = CleanSwiftProgram.plain(
      router: ListeningRouter.self, configurator: ClingingConfigurator.self)
    try await expectBroken(
      "VIP-37", naming: "Router → View Controller", "outlived", by: .runningBeside(program))
  }

  @Test func `VIP-37 counterexample: the router force-unwraps its view controller`() async throws {
    var evidence = Evidence.running(.plain())
    evidence.sources = Evidence.readingBeside("VIP37").sources
    try await expectBroken("VIP-37", naming: "Router → View Controller", "VIP37.swift", by: evidence)
  }

  @Test func `VIP-37 counterexample: the router's view controller is declared as implicitly unwrapped`()
    async throws
  {
    var evidence = Evidence.running(.plain())
    evidence.sources = Evidence.readingBeside("VIP37Declared").sources
    try await expectBroken("VIP-37", naming: "Router → View Controller", "UIViewController!", by: evidence)
  }
}

/// Holds its view controller strongly, in a cycle.
private final class ClingingRouter: PlainRouter {
  private var controller: UIViewController?

  override weak var viewController: UIViewController? {
    didSet { controller = viewController }
  }
}

/// Keeps a closure, which it calls when it shows a scene.
private final class ListeningRouter: PlainRouter {
  var didShow: (() -> Void)?

  override func show(_ destination: UIViewController) {
    super.show(destination)
    didShow?()
  }
}

/// Gives the router a closure that holds the view controller strongly.
private final class ClingingConfigurator: PlainConfigurator {
  override func connect(
    _ viewController: PlainViewController, _ interactor: PlainInteractor, _ presenter: PlainPresenter,
    _ router: PlainRouter
  ) {
    super.connect(viewController, interactor, presenter, router)
    (router as? ListeningRouter)?.didShow = { _ = viewController }
  }
}

private enum VIP37 {
  // import HeadlessUI

  // @testable import CleanSwift

  /// Assumes that its scene still exists, as the routers of well-known samples do.
  final class RecklessRouter: Router, CountriesRoutingLogic {
    var dataStore: (any CountriesDataStore)?

    func routeToFilms(segue: UIStoryboardSegue?) {
      let storyboard = viewController!.storyboard!
      let films = storyboard.instantiateViewController(identifier: "Films") as! FilmsViewController
      films.router!.dataStore!.country = dataStore!.selectedCountry
      viewController!.navigationController!.pushViewController(films, animated: true)
    }

    func routeToRegions(segue: UIStoryboardSegue?) {}
    func routeToFavourites(segue: UIStoryboardSegue?) {}
  }
}

private enum VIP37Declared {
  // import HeadlessUI

  /// Refers to its view controller weakly, but assumes that it still exists.
  private final class GreetingsRouter {
    weak var viewController: UIViewController!

    func routeToGreeting(segue: UIStoryboardSegue?) {
      viewController.navigationController?.pushViewController(UIViewController(), animated: true)
    }
  }
}
