import Catalogue

@testable import SwiftIO

/// Handles the events of the list of countries.
final class CountriesInteractor: CountriesInteractorWithoutSorting {
  @IBAction override func sortByName(_ sender: Any) {
    sort(by: .name)
  }

  @IBAction override func sortByPopulation(_ sender: Any) {
    sort(by: .population)
  }

  private func sort(by key: CountryOrder.Key) {
    let order = model.order.next(by: key)
    let action = actions.sortCountries(model.countries, by: order)
    action.run { [weak self] result in
      guard let self else { return }
      let countries = result.get()
      filter(countries) { [weak self] listed in
        guard let self else { return }
        model.update(countries: countries, listed: listed, order: order)
        delegate?.countriesDidReorder()
      }
    }
  }
}

/// The list of countries: wires the scene, asks for refreshes and navigates to other scenes.
final class CountriesViewController: CountriesViewControllerWithoutSorting {
  override func countriesDidReorder() {
    viewModel.refresh(.order)
  }
}

/// Formats the list of countries.
final class CountriesViewModel: CountriesViewModelWithoutSorting {
  override func refresh(_ part: CountriesPart) {
    switch part {
    case .order:
      showList()
      showOrder()
    default: super.refresh(part)
    }
  }
}
