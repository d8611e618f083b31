import HeadlessUI
import Testing

@testable import CleanSwift

@Suite struct VIP36Tests {
  @Test func `VIP-36 the router gives the next scene its data`() async throws {
    try await expectKept("VIP-36")
  }

  @Test func `VIP-36 counterexample: the router forgets the data`() async throws {
    try await expectBroken(
      "VIP-36", naming: "Router → Interactor", by: .running(.plain(router: ForgetfulRouter.self)))
  }

  @Test func `VIP-36 counterexample: the view controller passes the data on`() async throws {
    let program = CleanSwiftProgram.plain(
      router: ShowingRouter.self,
      controller: { PassingViewController(dependencies: $0, configurator: $1) })
    try await expectBroken(
      "VIP-36", naming: "View Controller → Interactor", "Router", by: .running(program))
  }
}

/// Shows the next scene without a country.
private final class ForgetfulRouter: PlainRouter {
  override func passData(to films: FilmsViewController) {}
}

/// Passes the country to the next scene itself, so that its router only shows the scene.
private final class PassingViewController: PlainViewController {
  override func leadOn() {
    let destination = storyboard?.instantiateViewController(identifier: "Films")
    guard let films = destination as? FilmsViewController else { return }
    films.router?.dataStore?.country = router?.dataStore?.selectedCountry
    router?.routeToFilms(segue: UIStoryboardSegue(identifier: "Films", source: self, destination: films))
  }
}

/// Shows the destination of any segue.
private final class ShowingRouter: PlainRouter {
  override func routeToFilms(segue: UIStoryboardSegue?) {
    if let destination = segue?.destination { show(destination) }
  }
}
