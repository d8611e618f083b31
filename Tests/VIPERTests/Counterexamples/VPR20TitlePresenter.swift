/// The content that a list of greetings shows.
private protocol GreetingsView: AnyObject {
  func show(title: String)
}

/// Decides in a title which greeting comes first.
private final class TitlePresenter {
  weak var view: (any GreetingsView)?

  func found(_ greetings: [String]) {
    view?.show(title: "First: \(greetings.sorted(by: >).first ?? "none")")
  }
}
