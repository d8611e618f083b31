/// The way back from the sheet of regions.
protocol RegionsFlowControllerType: FlowControllerType {
  func goBackToCountries()
}
