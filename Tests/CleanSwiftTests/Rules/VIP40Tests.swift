import Catalogue
import Checks
import Foundation
import HeadlessUI
import PatternTesting
import Playing
import Testing

@testable import CleanSwift

@Suite struct VIP40Tests {
  @Test func `VIP-40 a route passes the data first, and is called routeToX(segue:)`() async throws {
    try await expectKept("VIP-40")
  }

  @Test func `VIP-40 the router of the countries passes the country on and shows its films`() throws {
    let visit = try Visit([.pick("Algeria"), .reply(), .goBack()])
    try visit.top(CountriesViewController.self).router?.routeToFilms(segue: nil)
    #expect(try visit.top(FilmsViewController.self).router?.dataStore?.country?.name == "Algeria")
    #expect(visit.depth == 2)
  }

  @Test func `VIP-40 the router of the countries passes the region on and presents the sheet`() throws {
    let visit = try Visit([.tap("All Regions"), .pick("Africa")])
    try visit.top(CountriesViewController.self).router?.routeToRegions(segue: nil)
    let navigation = try #require(
      try visit.top(CountriesViewController.self).presentedViewController as? UINavigationController)
    let regions = try #require(navigation.topViewController as? RegionsViewController)
    #expect(regions.router?.dataStore?.region == .africa)
  }

  @Test func `VIP-40 the router of the countries shows the favourites`() throws {
    let visit = try Visit([])
    try visit.top(CountriesViewController.self).router?.routeToFavourites(segue: nil)
    _ = try visit.top(FavouritesViewController.self)
    #expect(visit.depth == 2)
  }

  @Test func `VIP-40 the router of the films passes the film on and shows it`() throws {
    let visit = try Visit([.pick("Algeria"), .reply(), .pick("Z"), .reply(), .goBack()])
    try visit.top(FilmsViewController.self).router?.routeToFilm(segue: nil)
    #expect(try visit.top(FilmViewController.self).router?.dataStore?.film?.title == "Z")
    #expect(visit.depth == 3)
  }

  @Test func `VIP-40 the router of the favourites passes the film on and shows it`() throws {
    let visit = try Visit([
      .pick("Algeria"), .reply(), .pick("Z"), .reply(), .tap("Mark as Favourite"), .goBack(), .goBack(),
      .tap("Favourites"), .reply(), .pick("Z"), .reply(), .goBack(), .reply(),
    ])
    try visit.top(FavouritesViewController.self).router?.routeToFilm(segue: nil)
    #expect(try visit.top(FilmViewController.self).router?.dataStore?.film?.title == "Z")
    #expect(visit.depth == 3)
  }

  @Test func `VIP-40 counterexample: a route has a different name and parameter`() async throws {
    var evidence = Evidence.declaredBeside("VIP40Program")
    evidence.traces = Evidence.running(.plain()).traces
    try await expectBroken(
      "VIP-40", naming: "View Controller → Router", "navigateToGreeting(named:)", by: evidence)
  }

  @Test func `VIP-40 counterexample: the router passes the data after showing the next scene`() async throws {
    var evidence = Evidence.running(.plain(router: HurryingRouter.self))
    evidence.declarations = cleanSwift.evidence.declarations
    try await expectBroken("VIP-40", naming: "Router → Interactor", by: evidence)
  }

  @Test func `VIP-40 counterexample: the router shows a scene that a segue also shows`() async throws {
    let program = CleanSwiftProgram.plain(
      router: DoubleRouter.self,
      controller: { SegueViewController(dependencies: $0, configurator: $1) },
      changing: { $0.segues = [.show("Films", to: "Films")] })
    var evidence = Evidence.running(program)
    evidence.declarations = cleanSwift.evidence.declarations
    try await expectBroken("VIP-40", naming: "Router → Navigation", "segue", by: evidence)
  }

  @Test func `VIP-40 counterexample: the view controller shows the next scene before it sends the request`()
    async throws
  {
    let program = CleanSwiftProgram.plain(controller: {
      ImpatientViewController(dependencies: $0, configurator: $1)
    })
    var evidence = Evidence.running(program)
    evidence.declarations = cleanSwift.evidence.declarations
    try await expectBroken("VIP-40", naming: "View Controller → Router", "before the response", by: evidence)
  }
}

/// The app as it ships, after a launch and some steps.
private struct Visit {
  private let stage = Stage(CleanSwiftArchitecture())
  private let navigation: UINavigationController

  init(_ steps: [Story.Step]) throws {
    for step in [.launch(), .reply()] + steps { try stage.perform(step) }
    navigation = try #require(stage.window.rootViewController as? UINavigationController)
  }

  /// The number of view controllers on the navigation stack.
  var depth: Int { navigation.viewControllers.count }

  /// Returns the view controller of the scene that is shown.
  func top<Controller: UIViewController>(_ type: Controller.Type) throws -> Controller {
    try #require(navigation.topViewController as? Controller)
  }
}

/// Names its route differently, and passes the data as a parameter.
enum VIP40Program {
  protocol GreetingsRoutingLogic: AnyObject {
    func navigateToGreeting(named name: String)
  }

  final class GreetingsRouter: GreetingsRoutingLogic {
    func navigateToGreeting(named name: String) {}
  }
}

/// Shows the next scene, and passes it the data afterwards.
private final class HurryingRouter: PlainRouter {
  override func routeToFilms(segue: UIStoryboardSegue?) {
    guard let films = instantiateFilms() else { return }
    show(films)
    passData(to: films)
  }
}

/// Shows the next scene, and sends the request afterwards.
private final class ImpatientViewController: PlainViewController {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    router?.routeToFilms(segue: nil)
    super.tableView(tableView, didSelectRowAt: indexPath)
  }

  override func leadOn() {}
}

/// Shows the next scene with a segue.
private final class SegueViewController: PlainViewController {
  override func leadOn() {
    performSegue(withIdentifier: "Films", sender: self)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    router?.routeToFilms(segue: segue)
  }
}

/// Passes the data to the scene of the segue, and shows a second scene.
private final class DoubleRouter: PlainRouter {
  override func routeToFilms(segue: UIStoryboardSegue?) {
    if let films = segue?.destination as? FilmsViewController { passData(to: films) }
    super.routeToFilms(segue: segue)
  }
}
