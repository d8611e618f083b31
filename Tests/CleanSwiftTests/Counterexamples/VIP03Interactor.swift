/// What the view controller of the counterexample beside it knows by its class.
final class VIP03GreetingsInteractor {
  func greet() {}
}
