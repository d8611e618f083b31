import HeadlessUI

/// Adds a label to its view; no message shows this.
private final class GreetingViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UILabel())
  }
}
