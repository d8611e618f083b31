import HeadlessUI

/// Could send to no other interactor.
private final class GreetingsViewController: UIViewController {
  var output: VIP03GreetingsInteractor?

  @IBAction func greet(_ sender: Any) {
    output?.greet()
  }
}
