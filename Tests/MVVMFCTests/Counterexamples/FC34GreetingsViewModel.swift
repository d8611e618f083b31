/// Takes it for granted that a label and cells show what it prepares.
private final class GreetingsViewModel {
  private(set) var footerLabelText = ""

  func cellSelected(index: Int) {
    footerLabelText = "Greeting \(index)"
  }
}
