import Catalogue

/// The part of the model that the view model reads.
protocol CountriesModelReading: AnyObject {
  /// The countries that were found, in `order`.
  var countries: [Country] { get }
  /// Those of them that lie in `region`.
  var listedCountries: [Country] { get }
  /// The region that the user chose last, or nil for all.
  var region: Region? { get }
  /// True while the user chooses a region.
  var isChoosingRegion: Bool { get }
  /// The order that the user chose last.
  var order: CountryOrder { get }
  /// The row of the country that the user opened last, or nil.
  var selectedRow: Int? { get }
  /// True from the start, and while the scene loads again after a failure.
  var isLoading: Bool { get }
  /// The reason why the last load or search failed, or nil if it succeeded.
  var failure: (any Error)? { get }
  /// The reason why the favourites could not be opened, or nil.
  var openingFailure: (any Error)? { get }
}

/// The model as the interactor updates it.
protocol CountriesModelUpdating: CountriesModelReading {
  /// Replaces the countries, and those of them that lie in `region`, with others that are already in `order`.
  func update(countries: [Country], listed: [Country])
  func update(countries: [Country], listed: [Country], order: CountryOrder)
  /// Ends the user's choice with a region.
  func update(region: Region?, listed: [Country])
  func update(isChoosingRegion: Bool)
  func update(selected country: Country?)
  func update(isLoading: Bool)
  func update(failure: any Error)
  func update(openingFailure: any Error)
}

/// The data of the list of countries.
final class CountriesModel: CountriesModelUpdating {
  private(set) var countries: [Country] = []
  private(set) var listedCountries: [Country] = []
  private(set) var region: Region?
  private(set) var isChoosingRegion = false
  private(set) var order = CountryOrder.byName
  private(set) var isLoading = true
  private(set) var failure: (any Error)?
  private(set) var openingFailure: (any Error)?

  private var selectedCountry: Country?

  var selectedRow: Int? {
    listedCountries.firstIndex { $0.code == selectedCountry?.code }
  }

  func update(countries: [Country], listed: [Country]) {
    self.countries = countries
    listedCountries = listed
    failure = nil
    isLoading = false
  }

  func update(countries: [Country], listed: [Country], order: CountryOrder) {
    self.countries = countries
    listedCountries = listed
    self.order = order
  }

  func update(region: Region?, listed: [Country]) {
    self.region = region
    listedCountries = listed
    isChoosingRegion = false
  }

  func update(isChoosingRegion: Bool) {
    self.isChoosingRegion = isChoosingRegion
  }

  func update(selected country: Country?) {
    selectedCountry = country
    openingFailure = nil
  }

  func update(isLoading: Bool) {
    self.isLoading = isLoading
  }

  func update(failure: any Error) {
    self.failure = failure
    isLoading = false
  }

  func update(openingFailure: any Error) {
    self.openingFailure = openingFailure
  }
}
