import Catalogue
import Library

@testable import MVVMFC

/// Prepares the list of a country's films, and handles the user's actions.
final class FilmsViewModel: FilmsViewModelType {
  weak var delegate: (any FilmsViewModelDelegate)?

  private(set) var isLoading = false
  private(set) var items: [ListItem] = []
  private(set) var selectedIndex: Int?
  private(set) var summaryText = ""
  private(set) var canRetry = false

  private let flowController: any FilmsFlowControllerType
  private let country: Country
  private let catalogue: any CatalogueServiceType

  init(country: Country, catalogue: any CatalogueServiceType, flowController: any FilmsFlowControllerType) {
    self.country = country
    self.catalogue = catalogue
    self.flowController = flowController
  }

  func reload() {
  }

  func cancel() {
  }

  func selectedItem(index: Int) {
  }
}
