import HeadlessUI

extension UITextField: TextInput {}

extension UIView: HideableDisplay {}

extension UILabel: TextDisplay {}

extension UIBarButtonItem: ButtonDisplay {}

extension UIButton: ButtonDisplay {
  var title: String? {
    get { currentTitle }
    set { setTitle(newValue, for: .normal) }
  }
}

extension UIActivityIndicatorView: ActivityDisplay {
  var isActive: Bool {
    get { isAnimating }
    set { newValue ? startAnimating() : stopAnimating() }
  }
}
