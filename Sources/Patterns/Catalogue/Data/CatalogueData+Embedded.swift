public import Foundation

extension CatalogueData {
  /// The catalogue that is compiled into the module: 253 countries, 355 films.
  public static let embedded: CatalogueData = {
    do {
      return try CatalogueData(countriesJSON: countriesJSON, filmsJSON: filmsJSON)
    } catch {
      preconditionFailure("\(error)")
    }
  }()

  /// The text of countries.json in UTF-8.
  public static var countriesJSON: Data { Data(countriesText) }

  /// The text of films.json in UTF-8.
  public static var filmsJSON: Data { Data(filmsText) }
}

extension Data {
  /// Creates data from the bytes of a literal.
  fileprivate init(_ text: StaticString) {
    self.init(bytes: text.utf8Start, count: text.utf8CodeUnitCount)
  }
}
