import HeadlessUI

/// Adds a label to its view, which no message shows.
private final class GreetingViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UILabel())
  }
}
