import HeadlessUI
import Testing

@testable import CleanSwift

@Suite struct VIP26Tests {
  @Test func `VIP-26 the view controller shows the next scene through its router`() async throws {
    try await expectKept("VIP-26")
  }

  @Test func `VIP-26 counterexample: the view controller pushes the next scene itself`() async throws {
    let program = CleanSwiftProgram.plain(
      router: PreparingRouter.self,
      controller: { PushingViewController(dependencies: $0, configurator: $1) })
    try await expectBroken(
      "VIP-26", naming: "View Controller → Navigation", "Router", by: .running(program))
  }
}

/// Lets its router pass the data, and pushes the next scene itself.
private final class PushingViewController: PlainViewController {
  override func leadOn() {
    guard let films = storyboard?.instantiateViewController(identifier: "Films") else { return }
    router?.routeToFilms(segue: UIStoryboardSegue(identifier: "Films", source: self, destination: films))
    navigationController?.pushViewController(films, animated: true)
  }
}

/// Passes the data on without showing the scene.
private final class PreparingRouter: PlainRouter {
  override func routeToFilms(segue: UIStoryboardSegue?) {
    guard let films = segue?.destination as? FilmsViewController else { return }
    passData(to: films)
  }
}
