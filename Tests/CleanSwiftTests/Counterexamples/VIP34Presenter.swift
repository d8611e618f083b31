/// Takes its text from the presenter of another scene.
private final class GreetingsPresenter {
  func presentGreet() -> String { FarewellsPresenter.words }
}

private final class FarewellsPresenter {
  static let words = "Hello and good-bye"
}
