import Foundation

/// Leaves a date to the view controller.
private enum Greetings {
  enum Greet {
    struct ViewModel {
      let day: Date
    }
  }
}
