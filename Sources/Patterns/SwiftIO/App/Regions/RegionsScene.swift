import Catalogue
import HeadlessUI

extension StoryboardScene {
  /// The storyboard scene of the sheet of regions.
  static let regions = StoryboardScene(
    "Regions", title: strings("regions.title"),
    views: [.view("list", ListView.init) { $0.accessoryType = .none }],
    rightBarButtonItem: .item("cancelButton", title: strings("regions.cancel")),
    objects: [
      .object("interactor", RegionsInteractor.init),
      .object("viewModel", RegionsViewModel.init),
    ],
    outlets: [
      .outlet("owner", \RegionsViewController.$interactor, to: "interactor"),
      .outlet("owner", \RegionsViewController.$viewModel, to: "viewModel"),
      .outlet("interactor", \RegionsInteractor.$list, to: "list"),
      .outlet("viewModel", \RegionsViewModel.$list, to: "list"),
    ],
    actions: [
      .action("list", to: "interactor") { (target: any RegionsEvents, sender) in
        target.chooseRegion(sender)
      },
      .action("cancelButton", to: "interactor") { (target: any RegionsEvents, sender) in
        target.cancel(sender)
      },
    ])
}
