import Architectures
import Catalogue
import Checks
import Fuzzing
import PatternTesting
import Playing
import Specification
import Testing

/// The apps, side by side.
@Suite struct DifferentialTests {
  @Test(arguments: Story.all + Story.further + [.rows])
  func `every architecture shows the same screens in a story and sends the same requests, in each form`(
    story: Story
  ) {
    let programs = Architectures.apps.map { ($0, $0.pattern.title) } + forms
    let differential = Differential(of: programs.map(\.0), called: programs.map(\.1))
    if let difference = differential.difference(in: story.steps.map(\.event)) {
      Issue.record("\(difference)")
    }
  }

  /// The apps whose list of countries awaits its requests, and the one with an observable view model.
  private var forms: [(any Architecture, String)] {
    Pattern.allCases.flatMap { pattern in
      [
        Architectures.async(of: pattern).map { ($0, "\(pattern.title), awaited") },
        Architectures.observable(of: pattern).map { ($0, "\(pattern.title), observable") },
      ].compactMap(\.self)
    }
  }

  @Test(arguments: Pattern.apps)
  func `a country that was opened stays marked when the catalogue changes its population`(
    pattern: Pattern
  ) throws {
    let apps = [
      Architectures.of(pattern), Architectures.async(of: pattern), Architectures.observable(of: pattern),
    ]
    for app in apps.compactMap(\.self) {
      let stage = Stage(app)
      for step in [.launch(), .reply(), .pick("Albania"), .goBack()] as [Story.Step] {
        try stage.perform(step)
      }
      let countries = stage.catalogue.data.countries.map { country in
        Country(
          code: country.code, name: country.name, capital: country.capital, region: country.region,
          population: 1)
      }
      stage.catalogue.data = CatalogueData(countries: countries, films: stage.catalogue.data.films)
      for step in [.paste("alb"), .replyToAll(), .see("▸ Albania")] as [Story.Step] {
        try stage.perform(step)
      }
    }
  }

  @Test(arguments: Pattern.apps)
  func `every architecture reports a film that is gone in the catalogue's words`(pattern: Pattern) throws {
    let stage = Stage(Architectures.of(pattern))
    let steps: [Story.Step] = [.launch(), .reply(), .pick("Algeria"), .reply(), .pick("Z")]
    for step in steps { try stage.perform(step) }
    let request = try #require(stage.catalogue.pending.first)
    stage.catalogue.fail(request.id, with: .unknownFilm("tt0065234"))
    #expect(stage.robot.sees("The catalogue has no film tt0065234."))
  }

  @Test(arguments: Pattern.apps)
  func `every architecture reports a country that is gone in the catalogue's words`(pattern: Pattern) throws {
    let stage = Stage(Architectures.of(pattern))
    let steps: [Story.Step] = [.launch(), .reply(), .pick("Algeria")]
    for step in steps { try stage.perform(step) }
    let request = try #require(stage.catalogue.pending.first)
    stage.catalogue.fail(request.id, with: .unknownCountry("DZ"))
    #expect(stage.robot.sees("The catalogue has no country DZ."))
  }

  @Test(arguments: Pattern.apps)
  func `a link to a film of an unknown country leads back to the countries`(pattern: Pattern) throws {
    let film = Film(id: "tt0000001", title: "Nowhere", year: 2_000, countries: ["XX"], won: false)
    let data = CatalogueData(countries: CatalogueData.embedded.countries, films: [film])
    let stage = Stage(Architectures.of(pattern), data: data)
    let steps: [Story.Step] = [
      .launch(), .reply(), .openLink("countries://film/tt0000001"), .replyToAll(), .see("Nowhere"),
      .goBack(), .see("253 countries"),
    ]
    for step in steps { try stage.perform(step) }
  }
}
