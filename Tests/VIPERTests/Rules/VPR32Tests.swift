import Catalogue
import Playing
import Testing

@testable import VIPER

@Suite struct VPR32Tests {
  @Test func `VPR-32 the presenter decides when to go to another screen`() async throws {
    try await expectKept("VPR-32")
  }

  @Test func `VPR-32 counterexample: the interactor goes to the next screen`() async throws {
    let program = VIPERProgram.plain(find: LeavingFindInteractor.self, module: LeavingModule.self)
    try await expectBroken(
      "VPR-32", naming: "Interactor → Wireframe", "Presenter", by: .running(program, performing: .directVisit)
    )
  }
}

/// Goes to the films as soon as a search finds a single country.
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
private final class LeavingModule: PlainModule {
  override func connect(_ view: PlainViewController, _ presenter: PlainPresenter) {
    (presenter.findCountries as? LeavingFindInteractor)?.wireframe = { [weak presenter] in
      presenter?.wireframe
    }
  }
}

nonisolated extension Story {
  /// The plain visit, except picking the country.
  fileprivate static let directVisit = Story(
    id: "direct-visit", wish: "go straight to the films when a search finds one country",
    steps: plainVisit.steps.filter { $0.description != Step.pick("Finland").description })
}
