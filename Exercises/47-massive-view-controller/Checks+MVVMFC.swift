import Checks
import ExerciseSupport
import HeadlessUI
import MVVMFCChecks
import Playing
import Testing

@testable import MVVMFC

@Suite(.serialized) struct Checks {
  /// The kit's app, with this exercise's Favourites module.
  private let app: any Architecture = {
    var program = MVVMFCProgram()
    program.favourites.viewController = { FavouritesViewController(viewModel: $0) }
    program.favourites.viewModel = { FavouritesViewModel(findFavourites: $0, flowController: $1) }
    program.favourites.flowController = {
      part(FavouritesFlowController(dependencies: $0), connectedBy: \.viewController)
    }
    return MVVMFCArchitecture(program)
  }()

  @Test func `FC-43 the view model takes the user's actions`() throws {
    try expectMessages(
      after: "The user taps “Favourites”.", in: Story.ofFavourites[0], by: app, because: "FC-43",
      """
        User → View: tap(_:) "Favourites"
        View → View Controller: action(_:) UIBarButtonItem
      1 View Controller → View Model: openFavourites()
      3 View Model → Use Case: checkFavourites()
      3 Use Case → Favourites: reads favourites() 1 × FilmID: tt0042876
      5 View Model → View Controller: selectedIndexDidChange()
      5 View Controller → View Model: reads selectedIndex nil
      5 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      6 View Model → Flow Controller: showFavourites()
      6 Flow Controller → Factory: pushIn(_:dependencies:)
        Factory → Dependency Manager: reads findFavourites FindFavouritesUseCase
        Factory → View Controller: refers to FavouritesViewModel
        Factory → View Model: refers to FavouritesFlowController
        Factory → Flow Controller: refers to FavouritesViewController
      6 Factory → Navigation: pushViewController(_:animated:) FavouritesViewController
        Navigation → View Controller: loadView()
        Navigation → View Controller: viewDidLoad()
        View Controller → View Model: sets isLoadingDidChange
        View Controller → View Model: sets itemsDidChange
        View Controller → View Model: sets selectedIndexDidChange
        View Controller → View Model: sets summaryDidChange
        View Controller → View Model: sets canRetryDidChange
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
      1 View Controller → View Model: reload()
      2 View Model → View Controller: isLoadingDidChange()
      2 View Controller → View Model: reads isLoading true
      2 View Controller → View: spinner.startAnimating()
      3 View Model → Use Case: films(completion:)
      3 Use Case → Favourites: reads favourites() 1 × FilmID: tt0042876
      3 Use Case → Service: films(_:completion:) 1 × FilmID: tt0042876
        Service → Api Session: request(_:completion:) "films.json?ids=tt0042876"
        Api Session → Catalogue: films(_:completion:) 1 × FilmID: tt0042876
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true
      """)
  }

  @Test func `FC-30 the view controller shows what the view model prepared`() throws {
    try expectMessages(
      after: "The catalogue replies.", in: Story.openingFavourites, by: app, because: "FC-30",
      """
        Catalogue → Api Session: completion .success(1 × Film: Rashomon)
        Api Session → Service: completion .success(1 × Film: Rashomon)
        Service → Use Case: completion .success(1 × Film: Rashomon)
        Use Case → View Model: completion .success(1 × Film: Rashomon)
      4 View Model → View Controller: isLoadingDidChange()
      4 View Controller → View Model: reads isLoading false
      4 View Controller → View: spinner.stopAnimating()
      5 View Model → View Controller: itemsDidChange()
      5 View Controller → View Model: reads items 1 × ListItem: Rashomon
      5 View Controller → View Model: reads selectedIndex nil
      5 View Controller → View: list.reloadData()
      5 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      5 View Model → View Controller: summaryDidChange()
      5 View Controller → View Model: reads summaryText "1 favourite"
      5 View Controller → View: sets summary.text "1 favourite"
      """)
  }

  @Test func `FC-46 the flow controller opens a film`() throws {
    try expectMessages(
      after: "The user picks “Rashomon”.", in: Story.openingAFavourite, by: app, because: "FC-46",
      """
        User → View: pick(_:) "Rashomon"
        View → View Controller: tableView(_:didSelectRowAt:) 0
      1 View Controller → View Model: selectedItem(index:) 0
      5 View Model → View Controller: selectedIndexDidChange()
      5 View Controller → View Model: reads selectedIndex 0
      5 View Controller → View: list.selectRow(at:animated:scrollPosition:) 0
      6 View Model → Flow Controller: showFilm(_:) Film("Rashomon")
      6 Flow Controller → Factory: pushIn(_:film:dependencies:)
        Factory → Dependency Manager: reads catalogue ApiCatalogueService
        Factory → Dependency Manager: reads favourites StagedFavourites
        Factory → View Controller: refers to FilmViewModel
        Factory → View Model: refers to FilmFlowController
        Factory → Flow Controller: refers to FilmViewController
      6 Factory → Navigation: pushViewController(_:animated:) FilmViewController
        Navigation → View Controller: loadView()
        Navigation → View Controller: viewDidLoad()
        View Controller → View Model: sets delegate FilmViewController
      5 View Controller → View Model: reads favouriteText "Mark as Favourite"
      5 View Controller → View: favouriteButton.setTitle(_:for:) "Mark as Favourite"
      5 View Controller → View Model: reads canToggleFavourite false
      5 View Controller → View: sets favouriteButton.isEnabled false
      1 View Controller → View Model: reload()
      2 View Model → View Controller: isLoadingDidChange()
      2 View Controller → View Model: reads isLoading true
      2 View Controller → View: spinner.startAnimating()
      3 View Model → Service: film(_:completion:) tt0042876
        Service → Api Session: request(_:completion:) "films.json?film=tt0042876"
        Api Session → Catalogue: film(_:completion:) tt0042876
        Service → Api Session: request(_:completion:) "countries.json?film=tt0042876"
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
      1 View Controller → View Model: cancel()
        Navigation → View Controller: viewDidAppear(_:) true
      """)
  }

  @Test func `the screen passes its stories`() {
    for story in Story.ofFavourites { expectPerformed(story, by: app) }
  }

  @Test func `the view controller keeps no values`() throws {
    try expectNoValues(in: "FavouritesViewController")
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(
      in: app, like: MVVMFCArchitecture(), using: Check.mvvmFC,
      with: ["FavouritesViewModel", "FavouritesFlowController"])
  }
}
