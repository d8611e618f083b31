import Catalogue
import HeadlessUI
import Specification
import Stories
import Testing

@testable import CleanSwift

/// A row that is not there opens nothing, in every scene that has rows; no table lets a user select one.
@Suite struct NoSuchRowTests {
  @Test func `a country`() throws {
    try expectNothingOpens(after: [.launch(), .reply()]) { (countries: CountriesViewController) in
      countries.output?.openCountry(request: ListCountries.OpenCountry.Request(row: 999))
    }
  }

  @Test func `a film`() throws {
    try expectNothingOpens(after: [.launch(), .reply(), .pick("Algeria"), .reply()]) {
      (films: FilmsViewController) in
      films.output?.openFilm(request: ListFilms.OpenFilm.Request(row: 999))
    }
  }

  @Test func `a favourite`() throws {
    try expectNothingOpens(after: [.launch(), .reply(), .tap("Favourites"), .reply()]) {
      (favourites: FavouritesViewController) in
      favourites.output?.openFilm(request: ListFavourites.OpenFilm.Request(row: 999))
    }
  }

  private func expectNothingOpens<Controller: UIViewController>(
    after steps: [Story.Step], _ open: (Controller) -> Void
  ) throws {
    let stage = try stage(steps)
    let screen = stage.window.screen().text
    open(try top(of: stage))
    #expect(stage.window.screen().text == screen)
    #expect(stage.catalogue.pending.isEmpty)
  }

  private func stage(_ steps: [Story.Step]) throws -> Stage {
    let stage = Stage(CleanSwiftArchitecture())
    for step in steps { try stage.perform(step) }
    return stage
  }

  private func top<Controller: UIViewController>(of stage: Stage) throws -> Controller {
    let navigation = try #require(stage.window.rootViewController as? UINavigationController)
    return try #require(navigation.topViewController as? Controller)
  }
}
