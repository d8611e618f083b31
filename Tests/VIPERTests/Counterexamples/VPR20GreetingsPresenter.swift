/// The content of a list of greetings.
private protocol GreetingsView: AnyObject {
  func show(_ greetings: [String])
}

/// Decides which greetings to show and in which order, which is the work of a use case.
private final class GreetingsPresenter {
  weak var view: (any GreetingsView)?

  func found(_ greetings: [String]) {
    view?.show(greetings.filter { !$0.isEmpty }.sorted())
  }
}
