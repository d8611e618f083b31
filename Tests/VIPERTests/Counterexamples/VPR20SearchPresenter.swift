import Foundation

/// The content of a search.
private protocol SearchView: AnyObject {
  func show(search text: String)
}

/// Keeps the last search itself, so neither another screen nor a console program can have it.
private final class SearchPresenter {
  weak var view: (any SearchView)?

  func search(for text: String) {
    UserDefaults.standard.set(text, forKey: "search")
    view?.show(search: text)
  }
}
