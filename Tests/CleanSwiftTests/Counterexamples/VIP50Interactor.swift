/// What the worker of the counterexample beside it works for.
final class VIP50GreetingsInteractor {
  func count() {}
}
