import Catalogue

/// What the view model may ask of the model.
protocol CountriesModelReading: AnyObject {
  /// The countries that were found, in `order`.
  var countries: [Country] { get }
  /// The order that the user chose last.
  var order: CountryOrder { get }
  /// Where the user went last, or nil.
  var destination: CountriesDestination? { get }
  /// Why the last action failed, or nil where it did not.
  var failure: (any Error)? { get }
}

/// What the interactor may do to the model.
protocol CountriesModelUpdating: CountriesModelReading {
  /// Takes other countries, in whichever order; they are kept in the model's own.
  func update(countries: [Country])
  /// Takes the countries in a new order.
  func update(countries: [Country], order: CountryOrder)
  func update(destination: CountriesDestination)
  func update(failure: any Error)
}

/// Where the list of countries leads.
enum CountriesDestination: Equatable {
  case country(Country)
  case favourites
}

/// What is known to the list of countries.
final class CountriesModel: CountriesModelUpdating {
  private(set) var countries: [Country] = []
  private(set) var order = CountryOrder.byName
  private(set) var destination: CountriesDestination?
  private(set) var failure: (any Error)?

  func update(countries: [Country]) {
    self.countries = countries.sorted(by: order)
    failure = nil
  }

  func update(countries: [Country], order: CountryOrder) {
    self.countries = countries
    self.order = order
    failure = nil
  }

  func update(destination: CountriesDestination) {
    self.destination = destination
    failure = nil
  }

  func update(failure: any Error) {
    self.failure = failure
  }
}
