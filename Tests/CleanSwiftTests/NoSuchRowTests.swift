import HeadlessUI
import Specification
import Stories
import Testing

@testable import CleanSwift

/// A row that is not there fails in words, in every scene that has rows; no table would let a person pick one.
@Suite struct NoSuchRowTests {
  @Test func `a country`() throws {
    let stage = try stage([.launch(), .reply()])
    (try top(of: stage) as CountriesViewController).output?.open(request: Countries.Open.Request(row: 999))
    #expect(stage.robot.sees("The list has no row 1000."))
    try stage.perform(.tap("Try Again"))
    #expect(stage.robot.sees("253 countries"))
  }

  @Test func `a film`() throws {
    let stage = try stage([.launch(), .reply(), .pick("Algeria"), .reply()])
    (try top(of: stage) as FilmsViewController).output?.open(request: Films.Open.Request(row: 999))
    #expect(stage.robot.sees("The list has no row 1000."))
    try stage.perform(.tap("Try Again"))
    #expect(stage.robot.sees("Algeria: 5 films"))
  }

  @Test func `a favourite`() throws {
    let stage = try stage([.launch(), .reply(), .tap("Favourites"), .reply()])
    (try top(of: stage) as FavouritesViewController).output?.open(request: Favourites.Open.Request(row: 999))
    #expect(stage.robot.sees("The list has no row 1000."))
    try stage.perform(.tap("Try Again"))
    #expect(stage.robot.sees("No favourites yet"))
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
