/// Calls a number that is shown a row.
private enum Greetings {
  enum Count {
    struct ViewModel {
      let guestsInRow: Int
    }
  }
}
