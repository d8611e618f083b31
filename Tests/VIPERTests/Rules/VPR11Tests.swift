import Catalogue
import HeadlessUI
import Stories
import Testing

@testable import VIPER

@Suite struct VPR11Tests {
  @Test func `VPR-11 the data store persists entities`() throws {
    try expectKept("VPR-11")
  }

  @Test func `VPR-11 counterexample: the presenter writes down what was opened`() throws {
    let program = VIPERProgram.plain(presenter: RecordingPresenter.self).sharingFile
    try expectBroken("VPR-11", naming: "Presenter", "Data Store", by: .runningBeside(program))
  }

  @Test func `VPR-11 counterexample: the interactor writes down how it sorts`() throws {
    let program = VIPERProgram.plain(sort: RecordingInteractor.self).sharingFile
    try expectBroken("VPR-11", naming: "Interactor", "Data Store", by: .runningBeside(program))
  }

  @Test func `VPR-11 counterexample: the view controller writes down what was typed`() throws {
    let program = VIPERProgram.plain(view: { RecordingViewController() }).sharingFile
    try expectBroken("VPR-11", naming: "View Controller", "Data Store", by: .runningBeside(program))
  }

  @Test func `VPR-11 counterexample: the presenter reads what is kept`() throws {
    let program = VIPERProgram.plain(presenter: LookingPresenter.self).sharingFile
    try expectBroken("VPR-11", naming: "Presenter", "Data Store", by: .runningBeside(program))
  }
}

/// The file that everybody can reach, as the user defaults are.
private enum SharedFile {
  static weak var favourites: (any FavouritesStore)?

  static func keep(_ text: String) {
    try? favourites?.add(FilmID(rawValue: text))
  }
}

extension VIPERProgram {
  /// The program, with the file within everybody's reach.
  fileprivate var sharingFile: VIPERProgram {
    var program = self
    program.makeStore = {
      SharedFile.favourites = $0.favourites
      return CatalogueDataStore(catalogue: $0.catalogue, favourites: $0.favourites)
    }
    return program
  }
}

/// Keeps the row that was opened last.
private final class RecordingPresenter: PlainPresenter {
  override func openCountry(row: Int) {
    SharedFile.keep("row \(row)")
    super.openCountry(row: row)
  }
}

/// Keeps the key that was sorted by last.
private final class RecordingInteractor: PlainSortInteractor {
  override func sort(by sorting: CountrySorting) {
    super.sort(by: sorting)
    SharedFile.keep("\(sorting.key)")
  }
}

/// Keeps the text that was searched for last.
private final class RecordingViewController: PlainViewController {
  override func search(_ sender: Any) {
    SharedFile.keep(searchField.text ?? "")
    super.search(sender)
  }
}

/// Looks for itself what is kept.
private final class LookingPresenter: PlainPresenter {
  override func viewDidLoad() {
    _ = try? SharedFile.favourites?.favourites()
    super.viewDidLoad()
  }
}
