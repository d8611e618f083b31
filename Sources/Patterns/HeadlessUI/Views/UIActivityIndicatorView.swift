/// A spinner that shows that something is under way.
open class UIActivityIndicatorView: UIView {
  /// True if the spinner turns.
  public private(set) var isAnimating = false

  /// True if the spinner is left out of the screen while it stands still.
  open var hidesWhenStopped = true

  /// Lets the spinner turn.
  open func startAnimating() {
    setAnimating(true)
  }

  /// Lets the spinner stand still.
  open func stopAnimating() {
    setAnimating(false)
  }

  private func setAnimating(_ animating: Bool) {
    isAnimating = animating
    changed(animating ? "startAnimating()" : "stopAnimating()", to: ())
  }
}
