import Catalogue
import Specification
import Stories
import Testing

@testable import VIPER

@Suite struct VPR32Tests {
  @Test func `VPR-32 the presenter decides when to leave`() throws {
    try expectKept("VPR-32")
  }

  @Test func `VPR-32 counterexample: the interactor leads to the next screen`() throws {
    let program = VIPERProgram.plain(
      presenter: StayingPresenter.self, open: LeavingOpenInteractor.self, modules: LeavingModules.self)
    try expectBroken("VPR-32", naming: "Interactor → Wireframe", "Presenter", by: .running(program))
  }
}

/// Leaves it to others when to leave.
private final class StayingPresenter: PlainPresenter {
  override func opened(_ country: OpenedCountry) {
    view?.showOpened(row: country.row)
  }
}

/// Goes to the country's films as soon as it has opened the country.
private final class LeavingOpenInteractor: PlainOpenInteractor {
  var wireframe: () -> (any CountriesRouting)? = { nil }

  override func open(row: Int) {
    super.open(row: row)
    wireframe()?.showFilms(ofCountry: store.countryList.countries[row].code.rawValue)
  }
}

/// Gives the interactor the wireframe.
private final class LeavingModules: PlainModules {
  override func connect(
    _ view: PlainViewController, _ presenter: PlainPresenter, _ wireframe: any Routing
  ) {
    (presenter.openCountry as? LeavingOpenInteractor)?.wireframe = { [weak presenter] in presenter?.wireframe
    }
  }
}
