import Foundation
import Checks
import Catalogue
import HeadlessUI
import Playing
import Testing

@testable import VIPER

@Suite struct VPR11Tests {
  @Test func `VPR-11 the data store persists entities`() async throws {
    try await expectKept("VPR-11")
  }

  @Test func `VPR-11 counterexample: the presenter saves the row that was opened`() async throws {
    let program = VIPERProgram.plain(presenter: RecordingPresenter.self).sharingFile
    try await expectBroken("VPR-11", naming: "Presenter", "Data Store", by: .runningBeside(program))
  }

  @Test func `VPR-11 counterexample: the interactor saves the key by which it sorts`() async throws {
    let program = VIPERProgram.plain(sort: RecordingInteractor.self).sharingFile
    try await expectBroken("VPR-11", naming: "Interactor", "Data Store", by: .runningBeside(program))
  }

  @Test func `VPR-11 counterexample: the view controller saves the text that was typed`() async throws {
    let program = VIPERProgram.plain(view: { RecordingViewController() }).sharingFile
    try await expectBroken("VPR-11", naming: "View Controller", "Data Store", by: .runningBeside(program))
  }

  @Test func `VPR-11 counterexample: the presenter reads the saved favourites`() async throws {
    let program = VIPERProgram.plain(presenter: LookingPresenter.self).sharingFile
    try await expectBroken("VPR-11", naming: "Presenter", "Data Store", by: .runningBeside(program))
  }

  @Test func `VPR-11 counterexample: the data store does not keep the order`() async throws {
    var program = VIPERProgram.plain()
    program.makeStore = {
      ForgetfulDataStore(CatalogueDataStore(catalogue: $0.catalogue, favourites: $0.favourites))
    }
    let steps = Story.plainVisit.steps
    let story = Story(
      id: "sort-twice", wish: "sort, and sort again", steps: steps[..<3] + [.tap("Name ↓")] + steps[3...])
    try await expectBroken(
      "VPR-11", naming: "Interactor → Data Store", "countryOrder",
      by: .runningBeside(program, performing: story))
  }

  @Test func `VPR-11 counterexample: the wireframe saves which screen it has shown`() async throws {
    var evidence = Evidence.runningBeside(.plain())
    evidence.sources += Evidence.reading("VPR11").sources
    try await expectBroken("VPR-11", naming: "Wireframe", "Data Store", "write", by: evidence)
  }
}

/// Keeps no order.
private final class ForgetfulDataStore: DataStore {
  private let store: CatalogueDataStore

  init(_ store: CatalogueDataStore) { self.store = store }

  var countryOrder: CountryOrder { store.countryOrder }

  func put(_ order: CountryOrder) {}

  var region: Region? { store.region }

  func put(_ region: Region?) { store.put(region) }

  var countries: [Country] { store.countries }

  func findCountries(
    matching text: String?, completion: @escaping (Result<[Country], CatalogueError>) -> Void
  ) -> any Cancellable { store.findCountries(matching: text, completion: completion) }

  func findCountries(matching text: String?) async throws -> [Country] {
    try await store.findCountries(matching: text)
  }

  func findFilms(
    of country: CountryCode, completion: @escaping (Result<[Film], CatalogueError>) -> Void
  ) -> any Cancellable { store.findFilms(of: country, completion: completion) }

  func findFilms(
    _ ids: [FilmID], completion: @escaping (Result<[Film], CatalogueError>) -> Void
  ) -> any Cancellable { store.findFilms(ids, completion: completion) }

  func findFilm(
    _ id: FilmID, completion: @escaping (Result<FilmDetails, CatalogueError>) -> Void
  ) -> any Cancellable { store.findFilm(id, completion: completion) }

  func markedFilms() throws(FavouritesError) -> [FilmID] { try store.markedFilms() }

  func mark(of film: FilmID) throws(FavouritesError) -> Mark { try store.mark(of: film) }

  func put(_ mark: Mark) throws(FavouritesError) { try store.put(mark) }
}

/// The file of favourites, which every object can reach, like the user defaults.
private enum SharedFile {
  static weak var favourites: (any FavouritesStore)?

  static func keep(_ text: String) {
    try? favourites?.add(FilmID(rawValue: text))
  }
}

extension VIPERProgram {
  /// The program, with its file of favourites shared.
  fileprivate var sharingFile: VIPERProgram {
    var program = self
    program.makeStore = {
      SharedFile.favourites = $0.favourites
      return CatalogueDataStore(catalogue: $0.catalogue, favourites: $0.favourites)
    }
    return program
  }
}

/// Saves the last row that was opened.
private final class RecordingPresenter: PlainPresenter {
  override func openCountry(at index: Int) {
    SharedFile.keep("index \(index)")
    super.openCountry(at: index)
  }
}

/// Saves the last key by which it sorted.
private final class RecordingInteractor: PlainSortInteractor {
  override func sort(by key: CountrySorting.Key) {
    super.sort(by: key)
    SharedFile.keep("\(key)")
  }
}

/// Saves the last text that was typed.
private final class RecordingViewController: PlainViewController {
  override func search(_ sender: Any) {
    SharedFile.keep(searchField.text ?? "")
    super.search(sender)
  }
}

/// Reads the saved favourites itself.
private final class LookingPresenter: PlainPresenter {
  override func updateView() {
    _ = try? SharedFile.favourites?.favourites()
    super.updateView()
  }
}

private enum VPR11 {
  // import Foundation

  /// Writes the name of the screen to a file.
  private final class GreetingsWireframe {
    func showGreetings(file: URL) {
      try? "greetings".write(to: file, atomically: true, encoding: .utf8)
    }
  }
}
