import Catalogue
import HeadlessUI

extension UIButton {
  /// Creates a button that offers to try again; it is hidden until something has failed.
  static func retry() -> UIButton {
    let button = UIButton()
    button.setTitle(strings("failure.retry"), for: .normal)
    button.isHidden = true
    return button
  }
}
