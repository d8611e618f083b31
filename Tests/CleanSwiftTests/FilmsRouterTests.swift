import Catalogue
import HeadlessUI
import Testing

@testable import CleanSwift

/// A router alone: the data store of its scene is a test double.
@Suite struct FilmsRouterTests {
  @Test func `the router passes the picked film on and pushes the next scene`() throws {
    let storyboard = UIStoryboard.main(
      dependencies: CatalogueDependencies(
        catalogue: InMemoryCatalogue(data: .embedded), favourites: InMemoryFavourites()))
    let films = storyboard.instantiateViewController(identifier: "Films")
    let navigation = UINavigationController(rootViewController: films)
    let dataStore = DataStore(selectedFilm: CatalogueData.embedded.films[0])
    let router = FilmsRouter()
    router.viewController = films
    router.dataStore = dataStore

    router.routeToFilm(segue: nil)

    let film = try #require(navigation.topViewController as? FilmViewController)
    #expect(film.router?.dataStore?.film == dataStore.selectedFilm)
  }

  private final class DataStore: FilmsDataStore {
    var country: Country?
    let selectedFilm: Film?

    init(selectedFilm: Film) { self.selectedFilm = selectedFilm }
  }
}
