import Catalogue
import Checks
import PatternTesting
import Testing

@testable import SwiftIO

@Suite struct SIO18Tests {
  @Test func `SIO-18 the view model reads only what the refresh needs`() async throws {
    try await expectKept("SIO-18")
  }

  @Test func `SIO-18 counterexample: the view model reads everything for a part`() async throws {
    try await expectBroken(
      "SIO-18", naming: "View Model → Model",
      by: .running(.plain(viewModel: CuriousViewModel.init)))
  }

  @Test func `SIO-18 counterexample: the view model pushes countries that it has kept`() async throws {
    try await expectBroken(
      "SIO-18", naming: "View Model → View", "Model",
      by: .running(.plain(viewModel: ForgetfulViewModel.init)))
  }

  @Test func `SIO-18 counterexample: the view model pushes the countries of another model`() async throws {
    try await expectBroken(
      "SIO-18", naming: "View Model → View", "Model",
      by: .running(.plain(viewModel: UnfaithfulViewModel.init)))
  }

  @Test func `SIO-18 counterexample: the view model counts the rows of the list`() async throws {
    try await expectBroken(
      "SIO-18", naming: "View Model → View", "reads back",
      by: .running(.plain(viewModel: CountingViewModel.init)))
  }

  @Test func `SIO-18 counterexample: the view model keeps the countries that it read first`() async throws {
    var evidence = Evidence.running(.plain())
    evidence.sources += Evidence.reading("SIO18").sources
    try await expectBroken("SIO-18", naming: "View Model → Model", "'countries'", by: evidence)
  }

  @Test func `SIO-18 counterexample: the view model selects some of the countries`() async throws {
    try await expectBroken(
      "SIO-18", naming: "View Model → View", "items from the Model",
      by: .running(.plain(viewModel: SelectingViewModel.init)))
  }

  @Test func `SIO-18 a text may be compared before it is set, and a row exchanged`() throws {
    for viewModel in [SparingViewModel.init, ExchangingViewModel.init] as [@MainActor () -> PlainViewModel] {
      var evidence = Evidence.running(.plain(viewModel: viewModel))
      evidence.sources += Evidence.reading("SparingSource").sources
      #expect(try swiftIO.check(of: "SIO-18").violations(in: evidence) == [])
    }
  }
}

private enum SIO18 {
  /// Shows the countries that it read first, whatever the model has.
  final class FirstViewModel: PlainViewModel {
    private lazy var countries = model.countries

    override func refreshEverything() {
      super.refreshEverything()
      list.rows = countries.map { Row(title: $0.name, detail: "") }
    }
  }
}

/// Leaves out the last country.
private final class SelectingViewModel: PlainViewModel {
  override func show(_ countries: [Country]) {
    super.show(Array(countries.dropLast()))
  }
}

/// Counts what the list shows.
private final class CountingViewModel: PlainViewModel {
  override func refreshEverything() {
    super.refreshEverything()
    summary.text = "\(list.rows.count)"
  }
}

/// Sets the summary only if it differs.
private final class SparingViewModel: PlainViewModel {
  override func refreshEverything() {
    super.refreshEverything()
    let text = "\(model.countries.count)"
    if summary.text != text { summary.text = text }
  }
}

private enum SparingSource {
  final class SparingViewModel: PlainViewModel {
    override func refreshEverything() {
      super.refreshEverything()
      let text = "\(model.countries.count)"
      if summary.text != text { summary.text = text }
    }
  }
}

/// Exchanges a single row.
private final class ExchangingViewModel: PlainViewModel {
  override func refreshEverything() {
    super.refreshEverything()
    let countries = model.countries
    list.rows[0] = Row(title: countries[0].name, detail: "")
  }
}

/// Reads the whole model when only the order has changed.
private final class CuriousViewModel: PlainViewModel {
  override func refreshOrder() {
    let countries = model.countries
    let order = model.order
    _ = model.failure
    show(countries)
    nameButton.title = title(order)
  }
}

/// Reads only the order, and reverses the countries that it pushed before.
private final class ForgetfulViewModel: PlainViewModel {
  private var shown: [Country] = []

  override func show(_ countries: [Country]) {
    shown = countries
    super.show(countries)
  }

  override func refreshOrder() {
    let order = model.order
    show(shown.reversed())
    nameButton.title = title(order)
  }
}

/// Keeps a second model, which does not receive the new order.
private final class UnfaithfulViewModel: PlainViewModel {
  private let copy = CountriesModel()

  override func refreshEverything() {
    copy.update(countries: model.countries, listed: model.countries)
    super.refreshEverything()
  }

  override func refreshOrder() {
    let order = model.order
    show(copy.countries)
    nameButton.title = title(order)
  }
}
