import Catalogue
import HeadlessUI
import Playing

/// A screen that is one object: it asks the services itself, and opens the next screen.
protocol WholeScreen: UIViewController {
  init(catalogue: any CatalogueService, favourites: any FavouritesStore)
}

extension Story {
  /// The stories of the favourites, which have to pass before and after the screen is taken apart.
  static let ofFavourites = [findRashomon, tryAgain, readAgain, leaveEarly]

  /// The favourites arrive.
  static let openingFavourites = Story(
    id: "open-favourites", wish: "see my favourites", steps: opening + [.reply()])

  /// A film is opened.
  static let openingAFavourite = Story(
    id: "open-favourite", wish: "open a film from my favourites",
    steps: opening + [.reply(), .pick("Rashomon")])

  /// The user marks Rashomon and opens the favourites.
  private static let opening: [Step] = [
    .launch(),
    .reply(),
    .paste("japan"),
    .reply(),
    .pick("Japan"),
    .reply(),
    .pick("Rashomon"),
    .reply(),
    .tap("Mark as Favourite"),
    .goBack(),
    .goBack(),
    .tap("Favourites"),
  ]

  private static let findRashomon = Story(
    id: "find-rashomon", wish: "open a film from my favourites, and come back",
    steps: opening + [
      .see("Loading…"),
      .reply(),
      .see("1 favourite"),
      .pick("Rashomon"),
      .reply(),
      .see("Unmark Favourite"),
      .goBack(),
      .reply(),
      .see("▸ Rashomon"),
    ])

  private static let tryAgain = Story(
    id: "try-again", wish: "see why my favourites cannot be fetched, and try again",
    steps: opening + [
      .fail(),
      .see("The catalogue is unavailable."),
      .tap("Try Again"),
      .see("Loading…"),
      .reply(),
      .see("1 favourite"),
    ])

  private static let readAgain = Story(
    id: "read-again", wish: "see that a film is no longer a favourite",
    steps: opening + [
      .reply(),
      .pick("Rashomon"),
      .reply(),
      .tap("Unmark Favourite"),
      .goBack(),
      .see("No favourites yet"),
      .dontSee("Rashomon"),
    ])

  private static let leaveEarly = Story(
    id: "leave-early", wish: "go back while my favourites are being fetched",
    steps: opening + [
      .goBack(),
      .replyToAll(),
      .see("1 country"),
      .dontSee("1 favourite"),
    ])
}
