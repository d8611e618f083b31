import HeadlessUI

@testable import SwiftIO

// A small program that breaks no rule: one scene that loads, searches and sorts. A counterexample replaces some of its
// parts, or changes the scene.

extension SwiftIOProgram {
  /// The plain program, with the parts that a counterexample replaces.
  static func plain(
    interactor: @escaping @MainActor () -> PlainInteractor = PlainInteractor.init,
    viewModel: @escaping @MainActor () -> PlainViewModel = PlainViewModel.init,
    root: @escaping (any ActionFactory) -> UIViewController = { PlainViewController(actions: $0) },
    change: (inout StoryboardScene) -> Void = { _ in }
  ) -> SwiftIOProgram {
    var scene = StoryboardScene(
      "Countries", title: "Countries",
      views: [
        .view("searchField", UISearchTextField.init),
        .view("summary", UILabel.init),
        .view("list", ListView.init),
      ],
      toolbarItems: [.item("nameButton", title: "Name")],
      objects: [
        .object("interactor", interactor),
        .object("viewModel", viewModel),
      ],
      outlets: [
        .outlet("owner", \PlainViewController.$interactor, to: "interactor"),
        .outlet("owner", \PlainViewController.$viewModel, to: "viewModel"),
        .outlet("interactor", \PlainInteractor.$searchField, to: "searchField"),
        .outlet("viewModel", \PlainViewModel.$list, to: "list"),
        .outlet("viewModel", \PlainViewModel.$summary, to: "summary"),
        .outlet("viewModel", \PlainViewModel.$nameButton, to: "nameButton"),
      ],
      actions: [
        .action("searchField", on: .editingChanged, to: "interactor") {
          (target: any CountriesEvents, sender) in
          target.search(sender)
        },
        .action("nameButton", to: "interactor") { (target: any CountriesEvents, sender) in
          target.sortByName(sender)
        },
      ])
    change(&scene)
    return SwiftIOProgram(scenes: [scene], makeRoot: root)
  }
}
