/// The content of a list of greetings.
private protocol GreetingsView: AnyObject {
  func show(title: String)
}

/// Shortens a long greeting; `.sorted()` is only part of a string, not a call.
private final class ShortPresenter {
  weak var view: (any GreetingsView)?

  func found(_ greeting: String) {
    view?.show(title: greeting.prefix(20) + " /* greeting.sorted() */ .filter {")
  }
}
