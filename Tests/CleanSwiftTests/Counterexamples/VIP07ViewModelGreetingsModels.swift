/// Declares its view model as a class.
private enum Greetings {
  enum Greet {
    final class ViewModel {
      var greeting = "Hello"
    }
  }
}
