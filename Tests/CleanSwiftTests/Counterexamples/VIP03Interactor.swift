/// The class that the counterexample's view controller depends on.
final class VIP03GreetingsInteractor {
  func greet() {}
}
