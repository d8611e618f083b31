/// The content of a list of greetings.
private protocol GreetingsView: AnyObject {
  func show(title: String)
}

/// Decides which greeting comes first, inside the interpolation of a title.
private final class TitlePresenter {
  weak var view: (any GreetingsView)?

  func found(_ greetings: [String]) {
    view?.show(title: "First: \(greetings.sorted(by: >).first ?? "none")")
  }
}
