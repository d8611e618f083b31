/// Passes a number to display that is named like a row index.
private enum Greetings {
  enum Count {
    struct ViewModel {
      let guestsInRow: Int
    }
  }
}
