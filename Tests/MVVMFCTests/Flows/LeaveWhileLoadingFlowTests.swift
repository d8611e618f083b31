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
      1 View Controller → View Model: cancel()
        View Model → Service: cancel()
        Service → Api Session: cancel()
        Api Session → Catalogue: cancel()
      4 View Model → View Controller: isLoadingDidChange()
      4 View Controller → View Model: reads isLoading false
      4 View Controller → View: spinner.stopAnimating()
        Navigation → View Controller: viewDidAppear(_:) true

      // The catalogue gives every reply that is still wanted.
      """)
  }
}
