import HeadlessUI

/// The view: reports events, shows the content that it is given.
final class CounterViewController: UIViewController, CounterView {
  let label = UILabel()
  private let button = UIButton()
  private let presenter: any CounterEventHandler
  init(presenter: any CounterEventHandler) { self.presenter = presenter }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Count", for: .normal)
    button.addTarget(self, action: CounterViewController.countTapped, for: .touchUpInside)
    for part in [label, button] { view.addSubview(part) }
  }

  @IBAction func countTapped(_ sender: Any) { presenter.countTapped() }
  func showCount(_ text: String) { label.text = text }
}
