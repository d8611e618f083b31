import HeadlessUI

/// The view: reports events, shows the content that it is given.
final class NewsViewController: UIViewController, NewsView {
  private let label = UILabel()
  private let button = UIButton()
  private let presenter: any NewsEventHandler
  init(presenter: any NewsEventHandler) { self.presenter = presenter }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Read", for: .normal)
    button.addTarget(self, action: NewsViewController.readTapped, for: .touchUpInside)
    for part in [label, button] { view.addSubview(part) }
  }

  @IBAction func readTapped(_ sender: Any) { presenter.readTapped() }
  func showNews(_ text: String) { label.text = text }
}
