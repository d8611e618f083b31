import Catalogue
import Checks
import HeadlessUI
import PatternTesting
import Specification
import Testing

@testable import SwiftIO

@Suite struct SIO13Tests {
  @Test func `SIO-13 the interactor updates the model when the action has completed`() throws {
    try expectKept("SIO-13")
  }

  @Test func `SIO-13 counterexample: the interactor updates the model, then runs the action`() throws {
    try expectBroken(
      "SIO-13", naming: "Interactor → Model", "Action",
      by: .running(.plain(interactor: OptimisticInteractor.init)))
  }

  @Test func `SIO-13 the interactor may tell the model that it loads before it runs the action`() throws {
    let program = SwiftIOProgram.plain(interactor: AnnouncingInteractor.init)
    for rule in ["SIO-12", "SIO-13", "SIO-14"] as [Rule.ID] {
      #expect(try swiftIO.check(of: rule).violations(in: .running(program)) == [])
    }
  }

  @Test func `SIO-13 counterexample: the view controller keeps the model`() throws {
    let program = SwiftIOProgram.plain(root: { KeepingViewController(actions: $0) })
    try expectBroken("SIO-13", naming: "View Controller → Model", "Interactor", by: .running(program))
  }

  @Test func `SIO-13 counterexample: the model ignores an update`() throws {
    let program = SwiftIOProgram.plain(root: { ForgetfulViewController(actions: $0) })
    try expectBroken("SIO-13", naming: "Interactor → Model", "order", by: .running(program))
  }
}

/// Has a model that keeps the countries but not their order.
private final class ForgetfulViewController: PlainViewController {
  override func wire() {
    super.wire()
    let model = ForgetfulModel()
    interactor.model = model
    viewModel.model = model
  }

  private final class ForgetfulModel: @MainActor CountriesModelUpdating {
    private(set) var countries: [Country] = []
    private(set) var isLoading = true
    private(set) var failure: (any Error)?
    private(set) var openingFailure: (any Error)?
    let order = CountryOrder.byName
    let selectedRow: Int? = nil

    func update(countries: [Country]) { self.countries = countries }
    func update(countries: [Country], order: CountryOrder) { self.countries = countries }
    func update(selected country: Country?) {}
    func update(isLoading: Bool) { self.isLoading = isLoading }
    func update(failure: any Error) { self.failure = failure }
    func update(openingFailure: any Error) { self.openingFailure = openingFailure }
  }
}

/// Holds the model, so it could update the model itself.
private final class KeepingViewController: PlainViewController {
  private let model = CountriesModel()

  override func wire() {
    interactor.model = model
    viewModel.model = model
    interactor.actions = actions
  }
}

/// Announces the load before it runs the action.
private final class AnnouncingInteractor: PlainInteractor {
  override func load() {
    model.update(isLoading: true)
    delegate?.countriesDidBeginLoading()
    super.load()
  }
}

/// Updates the model before the action has completed.
private final class OptimisticInteractor: PlainInteractor {
  override func sortByName(_ sender: Any) {
    let order = model.order.reversed()
    let countries = model.countries
    model.update(countries: countries.sorted(by: order), order: order)
    run(actions.sortCountries(countries, by: order)) { [weak self] _ in
      self?.delegate?.countriesDidReorder()
    }
  }
}
