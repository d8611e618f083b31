import Catalogue
import Specification
import Testing

@testable import VIPER

@Suite struct VPR11Tests {
  @Test func `VPR-11 the data store persists entities`() throws {
    try expectKept("VPR-11")
  }

  @Test func `VPR-11 counterexample: the presenter writes down what was opened`() throws {
    var program = VIPERProgram.plain(presenter: RecordingPresenter.self)
    program.makeStore = {
      RecordingPresenter.shared = $0.favourites
      return CatalogueDataStore(catalogue: $0.catalogue, favourites: $0.favourites)
    }
    try expectBroken("VPR-11", naming: "Presenter", "Data Store", by: .running(program))
  }
}

/// Writes to the file that anyone can reach, such as the user defaults.
private final class RecordingPresenter: PlainPresenter {
  static weak var shared: (any FavouritesStore)?

  override func opened(_ country: OpenedCountry) {
    try? Self.shared?.add(FilmID(rawValue: country.code))
    super.opened(country)
  }
}
