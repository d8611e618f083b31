import Catalogue

/// The requests that the interactor handles.
protocol RegionsInteractorInput: AnyObject {
  func fetch(request: ListRegions.Fetch.Request)
  func choose(request: ListRegions.Choose.Request)
  func cancel(request: ListRegions.Cancel.Request)
}

typealias RegionsInteractorOutput = RegionsPresenterInput

/// The data that the router takes from the scene that presents this one, and hands back.
protocol RegionsDataStore: AnyObject {
  /// The region that is chosen, or nil for all.
  var region: Region? { get set }
}

/// Lists the regions, and keeps the one that the user chooses.
final class RegionsInteractor: RegionsDataStore {
  var output: (any RegionsInteractorOutput)?

  var region: Region?

  /// The choices: a region, or nil for all of them.
  private var regions: [Region?] = []

  private let dependencies: any Dependencies
  private lazy var listWorker = dependencies.makeListRegionsWorker()

  init(dependencies: any Dependencies) {
    self.dependencies = dependencies
  }
}

extension RegionsInteractor: RegionsInteractorInput {
  func fetch(request: ListRegions.Fetch.Request) {
    regions = listWorker.listRegions()
    let entries = regions.map { ListRegions.Entry(name: $0?.rawValue) }
    output?.presentFetch(
      response: ListRegions.Fetch.Response(entries: entries, selectedRow: regions.firstIndex(of: region)))
  }

  func choose(request: ListRegions.Choose.Request) {
    region = regions[request.row]
    output?.presentChoose(response: ListRegions.Choose.Response(selectedRow: request.row))
  }

  func cancel(request: ListRegions.Cancel.Request) {
    output?.presentCancel(response: ListRegions.Cancel.Response())
  }
}
