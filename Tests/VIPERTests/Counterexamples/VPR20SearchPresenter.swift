import Foundation

/// The content of a search.
private protocol SearchView: AnyObject {
  func show(search text: String)
}

/// Saves the last search itself; another screen or a console program would have to do so too.
private final class SearchPresenter {
  weak var view: (any SearchView)?

  func search(for text: String) {
    UserDefaults.standard.set(text, forKey: "search")
    view?.show(search: text)
  }
}
