/// Assumes that its content is shown in a label and in cells.
private final class GreetingsViewModel {
  private(set) var footerLabelText = ""

  func cellSelected(index: Int) {
    footerLabelText = "Greeting \(index)"
  }
}
