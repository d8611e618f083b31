import HeadlessUI
import Testing

@testable import CleanSwift

@Suite struct VIP11Tests {
  @Test func `VIP-11 requests come from the view controller`() async throws {
    try await expectKept("VIP-11")
  }

  @Test func `VIP-11 counterexample: the router sends a request before it shows the next scene`() async throws
  {
    try await expectBroken(
      "VIP-11", naming: "Router → Interactor", "View Controller",
      by: .running(.plain(router: SortingRouter.self)))
  }
}

/// Requests a sort before it shows the next scene.
private final class SortingRouter: PlainRouter {
  override func routeToFilms(segue: UIStoryboardSegue?) {
    let countries = viewController as? PlainViewController
    countries?.output?.sort(request: ListCountries.Sort.Request(key: .name))
    super.routeToFilms(segue: segue)
  }
}
