import Playing
import Testing

@Suite struct LeaveWhileLoadingFlowTests {
  @Test func `leave-while-loading, message by message`() throws {
    try expectFlow(
      of: .leaveWhileLoading,
      """
      \(ListCountriesFlowTests.appOpened)

      \(ListCountriesFlowTests.countriesShown)

      \(OpenFilmFlowTests.italyPicked)

      // The user goes back.
        User → View: goBack() "Countries"
        View → Navigation: popViewController(animated:)
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
      1 View Controller → Presenter: leave()
      2 Presenter → Interactor: cancel()
        Interactor → Data Store: cancel()
        Data Store → Catalogue: cancel()
        Navigation → View Controller: viewDidAppear(_:) true
      """)
  }
}
