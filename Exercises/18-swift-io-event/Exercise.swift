import Catalogue

@testable import SwiftIO

/// Handles the events of the list of countries.
final class CountriesInteractor: CountriesInteractorWithoutSorting {
  @IBAction override func sortByName(_ sender: Any) {
  }

  @IBAction override func sortByPopulation(_ sender: Any) {
  }
}

/// The list of countries: wires the scene, asks for refreshes and navigates to other scenes.
final class CountriesViewController: CountriesViewControllerWithoutSorting {
  override func countriesDidReorder() {
  }
}

/// Formats the list of countries.
final class CountriesViewModel: CountriesViewModelWithoutSorting {
  override func refresh(_ part: CountriesPart) {
    switch part {
    case .order: break
    default: super.refresh(part)
    }
  }
}
