import Catalogue
import HeadlessUI

extension StoryboardScene {
  /// The storyboard scene of the list of countries.
  static let countries = StoryboardScene(
    "Countries", title: strings("countries.title"),
    views: [
      .view("searchField", UISearchTextField.init) { $0.placeholder = strings("countries.search") },
      .view("summary", UILabel.init) { $0.numberOfLines = 0 },
      .view("retryButton", UIButton.init) {
        $0.setTitle(strings("failure.retry"), for: .normal)
        $0.isHidden = true
      },
      .view("list", ListView.init),
      .view("spinner", UIActivityIndicatorView.init) { $0.startAnimating() },
    ],
    rightBarButtonItem: .item("favouritesButton", title: strings("favourites.title")),
    toolbarItems: [
      .item("nameButton", title: strings.order("order.name", isAscending: true)),
      .item("populationButton", title: strings.order("order.population", isAscending: nil)),
      .item("regionButton", title: strings.filter(region: nil)),
    ],
    outlets: [
      .outlet("owner", \CountriesViewController.$searchField, to: "searchField"),
      .outlet("owner", \CountriesViewController.$summary, to: "summary"),
      .outlet("owner", \CountriesViewController.$retryButton, to: "retryButton"),
      .outlet("owner", \CountriesViewController.$list, to: "list"),
      .outlet("owner", \CountriesViewController.$spinner, to: "spinner"),
      .outlet("owner", \CountriesViewController.$nameButton, to: "nameButton"),
      .outlet("owner", \CountriesViewController.$populationButton, to: "populationButton"),
      .outlet("owner", \CountriesViewController.$regionButton, to: "regionButton"),
      .outlet("list", \UITableView.delegate, to: "owner"),
    ],
    actions: [
      .action("searchField", on: .editingChanged, to: "owner") { (target: any CountriesEvents, sender) in
        target.search(sender)
      },
      .action("retryButton", to: "owner") { (target: any CountriesEvents, sender) in
        target.reload(sender)
      },
      .action("nameButton", to: "owner") { (target: any CountriesEvents, sender) in
        target.sortByName(sender)
      },
      .action("populationButton", to: "owner") { (target: any CountriesEvents, sender) in
        target.sortByPopulation(sender)
      },
      .action("regionButton", to: "owner") { (target: any CountriesEvents, sender) in
        target.openRegions(sender)
      },
      .action("favouritesButton", to: "owner") { (target: any CountriesEvents, sender) in
        target.openFavourites(sender)
      },
    ])
}
