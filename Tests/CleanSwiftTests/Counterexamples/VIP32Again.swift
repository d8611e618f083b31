import HeadlessUI

/// Makes a configurator for itself alone.
private final class GreetingsViewController: UIViewController {
  private let configurator = PlainConfigurator()
}
