import Catalogue
import HeadlessUI
import Observing
import Testing
import Tracing

@testable import SwiftIO

@Suite struct SIO19Tests {
  @Test func `SIO-19 what reaches the view is formatted`() async throws {
    try await expectKept("SIO-19")
  }

  @Test func `SIO-19 counterexample: the view model pushes a country as it is`() async throws {
    var program = SwiftIOProgram.plain(
      viewModel: RawViewModel.init,
      change: { scene in
        scene.views.append(.view("country", CountryLabel.init))
        scene.outlets.append(.outlet("viewModel", \RawViewModel.$country, to: "country"))
      })
    program.observerTypes = [CountryDisplayObserver.self]
    try await expectBroken("SIO-19", naming: "View Model → View", "Country", "Model", by: .running(program))
  }

  @Test func `SIO-19 counterexample: the view model pushes rows with a number`() async throws {
    var program = SwiftIOProgram.plain(
      viewModel: NumberViewModel.init,
      change: { scene in
        scene.views.append(.view("populations", PopulationList.init))
        scene.outlets.append(.outlet("viewModel", \NumberViewModel.$populations, to: "populations"))
      })
    program.observerTypes = [PopulationDisplayObserver.self]
    try await expectBroken("SIO-19", naming: "populations.rows", "Int", by: .running(program))
  }
}

private protocol CountryDisplay: AnyObject {
  var country: Country? { get set }
}

/// Formats a country itself.
private final class CountryLabel: UILabel, CountryDisplay {
  var country: Country? {
    didSet { text = country.map { "\($0.name) (\($0.code))" } }
  }
}

/// Leaves the formatting to the view.
private final class RawViewModel: PlainViewModel {
  @Outlet var country: any CountryDisplay

  override func refreshList() {
    let countries = model.countries
    show(countries)
    country.country = countries.first
  }
}

private final class CountryDisplayObserver: StrongObserver<any CountryDisplay>, CountryDisplay {
  override class var role: Role { .view }

  var country: Country? {
    get { read { $0.country } }
    set { pass(newValue as Any) { $0.country = newValue } }
  }
}

private struct PopulationRow {
  let name: String
  let population: Int
}

private protocol PopulationDisplay: AnyObject {
  var rows: [PopulationRow] { get set }
}

/// Formats the numbers itself.
private final class PopulationList: UILabel, PopulationDisplay {
  var rows: [PopulationRow] = [] {
    didSet { text = rows.map { "\($0.name): \($0.population)" }.joined(separator: ", ") }
  }
}

/// Leaves the numbers to the view.
private final class NumberViewModel: PlainViewModel {
  @Outlet var populations: any PopulationDisplay

  override func show(_ countries: [Country]) {
    super.show(countries)
    populations.rows = countries.map { PopulationRow(name: $0.name, population: $0.population ?? 0) }
  }
}

private final class PopulationDisplayObserver: StrongObserver<any PopulationDisplay>, PopulationDisplay {
  override class var role: Role { .view }

  var rows: [PopulationRow] {
    get { read { $0.rows } }
    set { pass(newValue) { $0.rows = newValue } }
  }
}
