import Foundation

/// Responds with dates.
private enum Greetings {
  enum Recall {
    struct Response {
      let days: [Date]
    }
  }
}
