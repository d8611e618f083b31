/// Passes a number to display under the name of a row.
private enum Greetings {
  enum Count {
    struct ViewModel {
      let guestsInRow: Int
    }
  }
}
