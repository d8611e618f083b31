import Catalogue

/// The responses that the presenter formats.
protocol RegionsPresenterInput: AnyObject {
  func presentFetch(response: ListRegions.Fetch.Response)
  func presentChoose(response: ListRegions.Choose.Response)
  func presentCancel(response: ListRegions.Cancel.Response)
}

typealias RegionsPresenterOutput = RegionsViewControllerInput

/// Formats the list of regions.
final class RegionsPresenter {
  weak var output: (any RegionsPresenterOutput)?
}

extension RegionsPresenter: RegionsPresenterInput {
  func presentFetch(response: ListRegions.Fetch.Response) {
    let rows = response.entries.map { Row(title: $0.name ?? strings("regions.all"), detail: "") }
    output?.displayFetch(
      viewModel: ListRegions.Fetch.ViewModel(rows: rows, selectedRow: response.selectedRow))
  }

  func presentChoose(response: ListRegions.Choose.Response) {
    output?.displayChoose(viewModel: ListRegions.Choose.ViewModel(selectedRow: response.selectedRow))
  }

  func presentCancel(response: ListRegions.Cancel.Response) {
    output?.displayCancel(viewModel: ListRegions.Cancel.ViewModel())
  }
}
