import HeadlessUI

@testable import SwiftIO

/// A scene whose view controller passes on events from the button to the interactor.
private final class GreetingViewController: UIViewController {
  @Outlet var interactor: any CountriesInteractorInput

  @IBAction func greetTapped(_ sender: Any) {
    interactor.retry()
  }
}

extension StoryboardScene {
  fileprivate static let greeting = StoryboardScene(
    "Greeting", views: [.view("button", UIButton.init)],
    objects: [.object("interactor", CountriesInteractor.init)],
    outlets: [.outlet("owner", \GreetingViewController.$interactor, to: "interactor")],
    actions: [
      .action("button", to: "owner") { (target: GreetingViewController, sender) in
        target.greetTapped(sender)
      }
    ])
}
