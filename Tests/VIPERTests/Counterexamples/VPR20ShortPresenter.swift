/// The content that a list of greetings shows.
private protocol GreetingsView: AnyObject {
  func show(title: String)
}

/// Shortens a long greeting, and says that it did: `.sorted()` stands in a text, and in a comment.
private final class ShortPresenter {
  weak var view: (any GreetingsView)?

  func found(_ greeting: String) {
    view?.show(title: greeting.prefix(20) + " /* greeting.sorted() */ .filter {")
  }
}
