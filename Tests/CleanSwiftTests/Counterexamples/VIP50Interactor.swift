/// The class that the counterexample's worker depends on.
final class VIP50GreetingsInteractor {
  func count() {}
}
