import Catalogue
import Stories
import Testing

@testable import VIPER

@Suite struct VPR32Tests {
  @Test func `VPR-32 the presenter decides when to leave`() throws {
    try expectKept("VPR-32")
  }

  @Test func `VPR-32 counterexample: the interactor leads to the next screen`() throws {
    let program = VIPERProgram.plain(find: LeavingFindInteractor.self, modules: LeavingModules.self)
    try expectBroken(
      "VPR-32", naming: "Interactor → Wireframe", "Presenter", by: .running(program, telling: .directVisit))
  }
}

/// Goes to a country's films as soon as it has found a single country.
private final class LeavingFindInteractor: PlainFindInteractor {
  var wireframe: () -> (any CountriesRouting)? = { nil }

  override func finish(_ result: Result<[Country], CatalogueError>) {
    super.finish(result)
    if case .success(let found) = result, found.count == 1 {
      wireframe()?.showFilms(ofCountry: found[0].code.rawValue, named: found[0].name)
    }
  }
}

/// Gives the interactor the wireframe.
private final class LeavingModules: PlainModules {
  override func connect(
    _ view: PlainViewController, _ presenter: PlainPresenter, _ wireframe: any RootRouting
  ) {
    (presenter.findCountries as? LeavingFindInteractor)?.wireframe = { [weak presenter] in
      presenter?.wireframe
    }
  }
}

nonisolated extension Story {
  /// The plain visit, without picking the country.
  fileprivate static let directVisit = Story(
    id: "direct-visit", wish: "come to the films of the only country that is found",
    steps: plainVisit.steps.filter { $0.description != Step.pick("Finland").description })
}
