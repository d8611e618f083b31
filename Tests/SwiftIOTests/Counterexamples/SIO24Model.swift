import Catalogue

@testable import SwiftIO

/// As a user, I want to see where I have been.
final class MarkOpened: Action {
  private let country: Country
  private let model: any CountriesModelUpdating

  init(_ country: Country, in model: any CountriesModelUpdating) {
    self.country = country
    self.model = model
  }

  func run(completion: @escaping (Result<Void, Never>) -> Void) {
    model.update(selected: country)
    completion(.success(()))
  }
}
