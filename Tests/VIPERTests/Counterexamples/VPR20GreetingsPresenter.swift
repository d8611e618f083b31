/// The content that a list of greetings shows.
private protocol GreetingsView: AnyObject {
  func show(_ greetings: [String])
}

/// Decides which greetings are seen, and in which order: what a use case does.
private final class GreetingsPresenter {
  weak var view: (any GreetingsView)?

  func found(_ greetings: [String]) {
    view?.show(greetings.filter { !$0.isEmpty }.sorted())
  }
}
