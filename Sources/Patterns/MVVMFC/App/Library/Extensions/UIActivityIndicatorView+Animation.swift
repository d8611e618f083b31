public import HeadlessUI

extension UIActivityIndicatorView {
  /// Starts or stops the spinner.
  public func setAnimating(_ isAnimating: Bool) {
    if isAnimating { startAnimating() } else { stopAnimating() }
  }
}
