import HeadlessUI

/// Can send to only one class of interactor.
private final class GreetingsViewController: UIViewController {
  var output: VIP03GreetingsInteractor?

  @IBAction func greet(_ sender: Any) {
    output?.greet()
  }
}
