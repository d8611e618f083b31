/// Looks up its presenter when it needs one.
private final class GreetingsInteractor {
  var output: (any GreetingsInteractorOutput)?

  func greet() {
    self.output = Greetings.presenter
    output?.presentGreeting()
  }
}

private protocol GreetingsInteractorOutput: AnyObject {
  func presentGreeting()
}

private enum Greetings {
  static weak var presenter: (any GreetingsInteractorOutput)?
}
