import Catalogue

/// The part of the model that the view model reads.
protocol CountriesModelReading: AnyObject {
  /// The countries that were found, in `order`.
  var countries: [Country] { get }
  /// The order that the user chose last.
  var order: CountryOrder { get }
  /// The row of the country that the user opened last, or nil.
  var selectedRow: Int? { get }
  /// The reason why the last action failed, or nil if it succeeded.
  var failure: (any Error)? { get }
}

/// The model as the interactor updates it.
protocol CountriesModelUpdating: CountriesModelReading {
  /// Replaces the countries with others that are already in `order`.
  func update(countries: [Country])
  func update(countries: [Country], order: CountryOrder)
  func update(selected country: Country?)
  func update(failure: any Error)
}

/// The data of the list of countries.
final class CountriesModel: CountriesModelUpdating {
  private(set) var countries: [Country] = []
  private(set) var order = CountryOrder.byName
  private(set) var failure: (any Error)?

  private var selectedCountry: Country?

  var selectedRow: Int? {
    countries.firstIndex { $0 == selectedCountry }
  }

  func update(countries: [Country]) {
    self.countries = countries
    failure = nil
  }

  func update(countries: [Country], order: CountryOrder) {
    self.countries = countries
    self.order = order
    failure = nil
  }

  func update(selected country: Country?) {
    selectedCountry = country
    failure = nil
  }

  func update(failure: any Error) {
    self.failure = failure
  }
}
