import HeadlessUI

extension UIActivityIndicatorView {
  /// Starts or stops the spinner.
  func setAnimating(_ isAnimating: Bool) {
    if isAnimating { startAnimating() } else { stopAnimating() }
  }
}
