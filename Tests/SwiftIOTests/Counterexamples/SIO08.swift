import HeadlessUI

/// A scene whose view controller stands between the button and the interactor.
private final class GreetingViewController: UIViewController {
  @Outlet var interactor: GreetingInteractor

  @IBAction func greetTapped(_ sender: Any) {
    interactor.greet()
  }
}

private final class GreetingInteractor {
  func greet() {}
}

extension StoryboardScene {
  fileprivate static let greeting = StoryboardScene(
    "Greeting", views: [.view("button", UIButton.init)],
    objects: [.object("interactor", GreetingInteractor.init)],
    outlets: [.outlet("owner", \GreetingViewController.$interactor, to: "interactor")],
    actions: [
      .action("button", to: "owner") { (target: GreetingViewController, sender) in
        target.greetTapped(sender)
      }
    ])
}
