import Foundation

/// The content that a search shows.
private protocol SearchView: AnyObject {
  func show(search text: String)
}

/// Keeps what was searched for last by itself: no other screen can have it, and no console program.
private final class SearchPresenter {
  weak var view: (any SearchView)?

  func search(for text: String) {
    UserDefaults.standard.set(text, forKey: "search")
    view?.show(search: text)
  }
}
