import Catalogue
import HeadlessUI
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
    private(set) var failure: (any Error)?
    let order = CountryOrder.byName
    let selectedRow: Int? = nil

    func update(countries: [Country]) { self.countries = countries }
    func update(countries: [Country], order: CountryOrder) { self.countries = countries }
    func update(selected country: Country?) {}
    func update(failure: any Error) { self.failure = failure }
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
