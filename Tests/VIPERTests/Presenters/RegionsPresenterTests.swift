import Testing

@testable import VIPER

/// A presenter alone: its view, its interactor, its wireframe and its module's delegate are test doubles.
@Suite struct RegionsPresenterTests {
  private let neighbour = Neighbour()
  private let presenter: RegionsPresenter

  init() {
    presenter = RegionsPresenter(listRegions: neighbour, wireframe: neighbour)
    presenter.view = neighbour
    presenter.delegate = neighbour
  }

  @Test(arguments: [(nil, 0), ("Europe", 2)])
  func `the regions are shown below one for all, with the chosen one selected`(chosen: String?, index: Int) {
    presenter.updateView()
    presenter.listedRegions(["Asia", "Europe"], chosen: chosen)
    #expect(neighbour.log == ["list", "All Regions, Asia, Europe: \(index)"])
  }

  @Test func `a choice reaches the one that has opened the sheet before the sheet closes`() {
    presenter.listedRegions(["Asia", "Europe"], chosen: nil)
    neighbour.log = []
    presenter.chooseRegion(at: 1)
    presenter.chooseRegion(at: 0)
    #expect(neighbour.log == ["chose Asia", "close", "chose all", "close"])
  }

  @Test func `a sheet that was swiped away is not closed again`() {
    presenter.cancel()
    presenter.leave()
    #expect(neighbour.log == ["cancelled", "close", "cancelled"])
  }

  /// A test double for every neighbour, which keeps the messages that it receives.
  private final class Neighbour: RegionsView, RegionsRouting, RegionsModuleDelegate,
    ListRegionsInteractorInput
  {
    var log: [String] = []

    func listRegions() { log.append("list") }

    func show(regions: [ListItem], selected: Int?) {
      log.append("\(regions.map(\.title).joined(separator: ", ")): \(selected ?? -1)")
    }

    func close() { log.append("close") }

    func regionsModuleDidChoose(_ region: String?) { log.append("chose \(region ?? "all")") }
    func regionsModuleDidCancel() { log.append("cancelled") }
  }
}
