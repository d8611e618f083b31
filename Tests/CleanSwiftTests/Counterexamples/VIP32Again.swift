import HeadlessUI

/// Creates a separate configurator for itself.
private final class GreetingsViewController: UIViewController {
  private let configurator = PlainConfigurator()
}
