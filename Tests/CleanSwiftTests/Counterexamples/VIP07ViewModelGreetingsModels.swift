/// Has an object for a view model.
private enum Greetings {
  enum Greet {
    final class ViewModel {
      var greeting = "Hello"
    }
  }
}
