import Foundation

/// Responds with an error of Foundation, in a case that no story reaches.
private enum Greetings {
  enum Greet {
    enum Response {
      case success(greeting: String)
      case failure(NSError)
    }
  }
}
