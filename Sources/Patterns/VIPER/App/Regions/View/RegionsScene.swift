import Catalogue
import HeadlessUI

extension StoryboardScene {
  /// The storyboard scene of the sheet of regions.
  static let regions = StoryboardScene(
    "Regions", title: strings("regions.title"),
    views: [.view("list", ListView.init) { $0.accessoryType = .none }],
    rightBarButtonItem: .item("cancelButton", title: strings("regions.cancel")),
    outlets: [
      .outlet("owner", \RegionsViewController.$list, to: "list"),
      .outlet("list", \UITableView.delegate, to: "owner"),
    ],
    actions: [
      .action("cancelButton", to: "owner") { (target: any RegionsEvents, sender) in
        target.cancel(sender)
      }
    ])
}
