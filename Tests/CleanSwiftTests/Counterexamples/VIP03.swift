import HeadlessUI

/// Could send to no other interactor.
private final class GreetingsViewController: UIViewController {
  private let output = VIP03GreetingsInteractor()

  @IBAction func greet(_ sender: Any) {
    output.greet()
  }
}
