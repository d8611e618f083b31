import HeadlessUI

/// Decides which names are valid.
private final class GreetingsViewController: UIViewController {
  @Outlet var field: UITextField
  @Outlet var button: UIButton

  @IBAction func nameChanged(_ sender: Any) {
    button.isEnabled = field.text?.isEmpty == false
  }
}
