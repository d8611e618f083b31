import Catalogue
import Checks
import HeadlessUI
import PatternTesting
import Specification
import Testing

@testable import SwiftIO

@Suite struct SIO13Tests {
  @Test func `SIO-13 the interactor updates the model when the action has completed`() async throws {
    try await expectKept("SIO-13")
  }

  @Test func `SIO-13 counterexample: the interactor updates the model, then runs the action`() async throws {
    try await expectBroken(
      "SIO-13", naming: "Interactor → Model", "Action",
      by: .running(.plain(interactor: OptimisticInteractor.init)))
  }

  @Test func `SIO-13 the interactor may tell the model that it loads before it runs the action`() throws {
    let program = SwiftIOProgram.plain(interactor: AnnouncingInteractor.init)
    for rule in ["SIO-12", "SIO-13", "SIO-14"] as [Rule.ID] {
      #expect(try swiftIO.check(of: rule).violations(in: .running(program)) == [])
    }
  }

  @Test func `SIO-13 counterexample: the view controller keeps the model`() async throws {
    let program = SwiftIOProgram.plain(root: { KeepingViewController(actions: $0) })
    try await expectBroken("SIO-13", naming: "View Controller → Model", "Interactor", by: .running(program))
  }

  @Test func `SIO-13 counterexample: the interactor decides by its own copy of the order`() async throws {
    try await expectBroken(
      "SIO-13", naming: "Interactor → Model", "keeps 'order' beside the Model",
      by: .running(.plain(interactor: CopyingInteractor.init)))
  }

  @Test func `SIO-13 the interactor may keep what it has read from the model`() throws {
    let program = SwiftIOProgram.plain(interactor: RememberingInteractor.init)
    #expect(try swiftIO.check(of: "SIO-13").violations(in: .running(program)) == [])
  }

  @Test func `SIO-13 counterexample: the model ignores an update`() async throws {
    let program = SwiftIOProgram.plain(root: { ForgetfulViewController(actions: $0) })
    try await expectBroken("SIO-13", naming: "Interactor → Model", "order", by: .running(program))
  }

  @Test func `SIO-13 counterexample: the view model asks for the class of its model`() async throws {
    var evidence = Evidence.running(.plain())
    evidence.sources += Evidence.reading("SIO13").sources
    try await expectBroken("SIO-13", naming: "View Model → Model", "GreetingModel", by: evidence)
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
    var listedCountries: [Country] { countries }
    let region: Region? = nil
    let isChoosingRegion = false
    private(set) var isLoading = true
    private(set) var failure: (any Error)?
    private(set) var openingFailure: (any Error)?
    let order = CountryOrder.byName
    let selectedRow: Int? = nil

    func update(countries: [Country], listed: [Country]) { self.countries = countries }
    func update(countries: [Country], listed: [Country], order: CountryOrder) { self.countries = countries }
    func update(region: Region?, listed: [Country]) {}
    func update(isChoosingRegion: Bool) {}
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

/// Keeps the order as well as the model does.
private final class CopyingInteractor: PlainInteractor {
  private var order = CountryOrder.byName

  override func sortByName(_ sender: Any) {
    order = order.reversed()
    run(actions.sortCountries(model.countries, by: order)) { [weak self] countries in
      guard let self else { return }
      finish(countries, order) { $0.countriesDidReorder() }
    }
  }

  override func find(
    with action: any Action<[Country], CatalogueError>,
    notify: @escaping (any CountriesInteractorDelegate) -> Void
  ) {
    run(action) { [weak self] countries in
      guard let self else { return }
      finish(countries, order, notify)
    }
  }
}

/// Keeps the order that it has asked for until the action completes.
private final class RememberingInteractor: PlainInteractor {
  private var order = CountryOrder.byName

  override func sortByName(_ sender: Any) {
    order = model.order.reversed()
    run(actions.sortCountries(model.countries, by: order)) { [weak self] countries in
      guard let self else { return }
      finish(countries, order) { $0.countriesDidReorder() }
    }
  }
}

/// Updates the model before the action has completed.
private final class OptimisticInteractor: PlainInteractor {
  override func sortByName(_ sender: Any) {
    let order = model.order.reversed()
    let countries = model.countries
    model.update(countries: countries.sorted(by: order), listed: countries.sorted(by: order), order: order)
    run(actions.sortCountries(countries, by: order)) { [weak self] _ in
      self?.delegate?.countriesDidReorder()
    }
  }
}

private enum SIO13 {
  /// Reads a property that only the model's class has.
  private final class GreetingViewModel {
    var model: (any GreetingModelReading)?

    var text: String { (model as? GreetingModel)?.draft ?? model?.text ?? "" }
  }

  private protocol GreetingModelReading: AnyObject {
    var text: String { get }
  }

  private final class GreetingModel: GreetingModelReading {
    var text = "Hello"
    var draft = "Hi"
  }
}
