import Foundation

/// Leaves the formatting of a date to the view controller.
private enum Greetings {
  enum Greet {
    struct ViewModel {
      let day: Date
    }
  }
}
