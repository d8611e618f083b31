import Catalogue

/// As a user, I want to see the regions of the world.
final class ListRegions: Action {
  func run(completion: @escaping (Result<[Region], Never>) -> Void) {
    completion(.success(Region.allCases))
  }
}
