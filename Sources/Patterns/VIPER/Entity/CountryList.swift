import Catalogue

/// The countries that were found last, in the order that the user chose last.
struct CountryList: Equatable {
  var countries: [Country] = []
  var order = CountryOrder.byName
  /// The country that the user opened last, or nil.
  var opened: CountryCode?
}
