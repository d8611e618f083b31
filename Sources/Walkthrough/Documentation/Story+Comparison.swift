import Playing

extension Story {
  /// The difference between the four diagrams that is most worth a look.
  var comparison: String { Self.comparisons[id] ?? "" }

  private static let comparisons = [
    "list-countries": """
    the first arrow. The load starts by itself, so Swift-IO and Clean Swift enter their cycles at step 2, while VIPER's \
    view controller reports `viewDidLoad()` like any other event. MVVM-FC first reads the titles of its buttons (step 5). \
    Only MVVM-FC has steps that announce the start and the end of a load, 2 and 4.
    """,
    "sort-countries": """
    who sorts. Swift-IO runs an action, Clean Swift asks a worker, and VIPER's interactor gets the list from the data store \
    and puts it back. In MVVM-FC the view model sorts by itself: there is no step 3.
    """,
    "search-countries": """
    the reply. VIPER runs two use cases, finding and then sorting, so one reply takes steps 5 to 8 twice. In Clean Swift \
    the interactor asks a second worker to sort before it answers once.
    """,
    "open-country": """
    the end of the pick. Clean Swift, Swift-IO and MVVM-FC first mark the picked row in the view; VIPER's presenter sends \
    the view nothing. Navigation is a step, 6, in MVVM-FC alone.
    """,
    "open-film": """
    the three screens within one pattern: each pick takes the same path. Then compare how the film reaches the labels: \
    pushed through outlets (Swift-IO, step 7), as one view model (Clean Swift, 5), as content (VIPER, 7), or read \
    property by property (MVVM-FC, 5).
    """,
    "go-back": """
    the return. No diagram shows a message that restores the list: the screen below kept its state. In Clean Swift, \
    VIPER and MVVM-FC the departure is a message of the cycle, which cancels any load under way; in Swift-IO the view \
    controller cancels outside the cycle.
    """,
    "mark-favourite": """
    where the mark is kept. Swift-IO runs an action and Clean Swift asks a worker; in VIPER the interactor puts an entity \
    into the data store; in MVVM-FC the view model talks to the store of the favourites itself.
    """,
    "retry-after-failure": """
    who starts the second try. In Swift-IO the view controller asks its interactor again; in Clean Swift it sends \
    another request. In VIPER the presenter starts it, in a closure that the wireframe has kept; in MVVM-FC the view model \
    starts it, in a closure that the flow controller has kept: `retry()`, step 1.
    """,
    "leave-while-loading": """
    the end. After the last note no diagram has a message: the load was cancelled when the user left. Look for the \
    cancellation: a request in Clean Swift, an event in VIPER, a call in MVVM-FC, and outside the cycle in Swift-IO.
    """,
    "last-search-wins": """
    the three letters. Each starts a search, so the first steps are counted three times; only the last search gets a \
    reply, so only one of the three cycles is finished.
    """,
    "choose-region": """
    the way back. In Swift-IO and Clean Swift the sheet's view controller tells the one that has presented it; Clean \
    Swift's router has put the region into the other scene's data store before. In VIPER the sheet's presenter tells the \
    other module's presenter, and in MVVM-FC the view model calls a closure that came with the sheet. Only the framework \
    knows of the swipe: it tells the sheet's view controller, and from there it goes the same way as Cancel.
    """,
    "open-link": """
    who turns a link into screens. The application delegate gets the link in all four, and hands it to a module that is \
    on no screen. In Swift-IO its view controller makes the two screens and puts them above the list, in Clean Swift its \
    router does so and fills their data stores first, in MVVM-FC its flow controller asks two factories. VIPER needs no \
    view for it: the presenter asks the root wireframe, which owns the window. In all four a sheet is closed first, and its \
    own module is told.
    """,
  ]
}
