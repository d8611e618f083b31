import Catalogue
import HeadlessUI
import Testing

@testable import CleanSwift

@Suite struct VIP38Tests {
  @Test func `VIP-38 the router takes what it passes on from the data store`() async throws {
    try await expectKept("VIP-38")
  }

  @Test func `VIP-38 counterexample: the view controller is a second store`() async throws {
    let program = CleanSwiftProgram.plain(
      router: DerivativeRouter.self,
      controller: { HoardingViewController(dependencies: $0, configurator: $1) })
    try await expectBroken("VIP-38", naming: "Router → Interactor", by: .running(program))
  }
}

/// Keeps a second copy of the selected country for the router.
private final class HoardingViewController: PlainViewController {
  private(set) var country: Country?

  override func leadOn() {
    country = router?.dataStore?.selectedCountry
    super.leadOn()
  }
}

/// Passes on the view controller's copy.
private final class DerivativeRouter: PlainRouter {
  override func passData(to films: FilmsViewController) {
    films.router?.dataStore?.country = (viewController as? HoardingViewController)?.country
  }
}
