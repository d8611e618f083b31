import Foundation

/// Wraps a type that holds a date.
private enum Greetings {
  enum Greet {
    struct Response {
      let guests: [Guest]
    }
  }

  struct Guest {
    let name: String
    let lastSeen: Date
  }
}
