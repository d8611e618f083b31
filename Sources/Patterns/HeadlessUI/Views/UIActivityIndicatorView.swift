/// A spinner that shows that something is under way.
open class UIActivityIndicatorView: UIView {
  /// True if the spinner is turning.
  public private(set) var isAnimating = false

  /// True if the spinner is hidden while it is not turning.
  open var hidesWhenStopped = true

  /// Starts the spinner.
  open func startAnimating() {
    setAnimating(true)
  }

  /// Stops the spinner.
  open func stopAnimating() {
    setAnimating(false)
  }

  private func setAnimating(_ animating: Bool) {
    isAnimating = animating
    changed(animating ? "startAnimating()" : "stopAnimating()", to: ())
  }
}
