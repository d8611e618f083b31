/// The content of a sheet.
private protocol SheetView: AnyObject {
  func show(_ greeting: String)
}

/// A screen that can present another.
private protocol SheetScreen: AnyObject {
  func present(_ name: String, animated: Bool)
}

/// Presents the next screen over its own, without the wireframe.
private final class SheetPresenter {
  weak var view: (any SheetView)?
  weak var screen: (any SheetScreen)?

  func open() {
    screen?.present("Greeting", animated: true)
  }
}
