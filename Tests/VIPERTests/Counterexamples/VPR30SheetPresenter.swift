/// The content that a sheet shows.
private protocol SheetView: AnyObject {
  func show(_ greeting: String)
}

/// Something that screens can be presented over.
private protocol SheetScreen: AnyObject {
  func present(_ name: String, animated: Bool)
}

/// Presents the next screen over its own.
private final class SheetPresenter {
  weak var view: (any SheetView)?
  weak var screen: (any SheetScreen)?

  func open() {
    screen?.present("Greeting", animated: true)
  }
}
