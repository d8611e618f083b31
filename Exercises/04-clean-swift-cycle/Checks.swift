import Checks
import CleanSwiftChecks
import ExerciseSupport
import HeadlessUI
import Observing
import Playing
import Testing

@testable import CleanSwift

@Suite(.serialized) struct Checks {
  /// The kit's app, with this exercise's presenter in the Countries scene.
  private let app: any Architecture = {
    var program = CleanSwiftProgram()
    program.exchange(in: CountriesViewController.self) { scene, _ in
      let presenter = CountriesPresenter()
      presenter.output = scene
      (scene.output as? CountriesInteractor)?.output = presenter
    }
    return CleanSwiftArchitecture(program)
  }()

  private let sortTwice = Story(
    id: "sort-twice", wish: "reverse the list, sort it again, and see on the buttons how it is sorted",
    steps: [
      .launch(),
      .reply(),
      .tap("Name ↑"),
      .see("Zimbabwe"),
      .see("Name ↓"),
      .tap("Population"),
      .see("China"),
      .see("Population ↓"),
    ])

  @Test func `the buttons show how the list is sorted`() {
    expectPerformed(sortTwice, by: app)
  }

  @Test func `VIP-09 sorting has a request, a response and a view model of its own`() throws {
    try expectMessages(
      after: "The user taps “Name ↑”.", in: sortTwice, by: app, because: "VIP-09",
      """
        User → View: tap(_:) "Name ↑"
      1 View → View Controller: sortByName(_:) UIBarButtonItem
      2 View Controller → Interactor: sort(request:) Request(key: .name)
      3 Interactor → Worker: sort(_:by:) 253 × Country, by: name, descending
      4 Interactor → Presenter: presentSort(response:) Response(entries: 253 × Entry, order: Order(key: .name, isAscending: fa…
      5 Presenter → View Controller: displaySort(viewModel:) ViewModel(rows: 253 × Row, titles: Titles(byName: "Name ↓", byPopulatio…
      6 View Controller → View: list.reloadData()
      6 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      6 View Controller → View: sets nameButton.title "Name ↓"
      6 View Controller → View: sets populationButton.title "Population"
      """)
  }

  @Test func `VIP-14 the presenter answers a response with the view model of the same use case`() throws {
    try expectKept("VIP-14", by: app, performing: [sortTwice], using: Check.cleanSwift)
  }

  @Test func `VIP-16 every response leads to a view model, and the view controller displays it`() throws {
    try expectKept("VIP-16", by: app, performing: [sortTwice, .searchCountries], using: Check.cleanSwift)
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(in: app, like: CleanSwiftArchitecture(), using: Check.cleanSwift)
  }
}
