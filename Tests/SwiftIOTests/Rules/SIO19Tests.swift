import Catalogue
import HeadlessUI
import Stories
import Testing
import Tracing

@testable import SwiftIO

@Suite struct SIO19Tests {
  @Test func `SIO-19 what reaches the view is formatted`() throws {
    try expectKept("SIO-19")
  }

  @Test func `SIO-19 counterexample: the view model pushes a country as it is`() throws {
    var program = SwiftIOProgram.plain(
      viewModel: RawViewModel.init,
      change: { scene in
        scene.views.append(.view("country", CountryLabel.init))
        scene.outlets.append(.outlet("viewModel", \RawViewModel.$country, to: "country"))
      })
    program.observerTypes = [CountryDisplayObserver.self]
    try expectBroken("SIO-19", naming: "View Model → View", "Country", "Model", by: .running(program))
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
