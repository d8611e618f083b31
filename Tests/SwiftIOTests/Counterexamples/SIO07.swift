import HeadlessUI

@testable import SwiftIO

/// A view model that handles an event in a method whose parameter is not called `sender`.
private final class GreetingViewModel {
  @IBAction func wave(_ button: Any) {}
}

extension StoryboardScene {
  fileprivate static let greeting = StoryboardScene(
    "Greeting", views: [.view("button", UIButton.init)],
    objects: [
      .object("interactor", CountriesInteractor.init),
      .object("viewModel", GreetingViewModel.init),
    ],
    outlets: [],
    actions: [
      .action("button", to: "viewModel") { (target: GreetingViewModel, sender) in
        target.wave(sender)
      }
    ])
}
