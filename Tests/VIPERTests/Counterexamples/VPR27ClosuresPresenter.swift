/// Gives its content to closures that somebody sets: nothing says what a view must be able to do.
private final class ClosuresPresenter {
  var onGreeting: ((String) -> Void)?

  func greeted(_ greeting: String) {
    onGreeting?(greeting)
  }
}
