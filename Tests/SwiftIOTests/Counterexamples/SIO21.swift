/// As a user, I want to be waved at.
final class Wave {
  private var isWaving = false

  func run(completion: @escaping (Result<Void, any Error>) -> Void) {
    isWaving = true
    completion(.success(()))
  }

  func cancel() {
    isWaving = false
  }
}
