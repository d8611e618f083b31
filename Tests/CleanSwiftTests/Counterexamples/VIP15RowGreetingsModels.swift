/// Holds a number for display whose name resembles a row index.
private enum Greetings {
  enum Count {
    struct ViewModel {
      let guestsInRow: Int
    }
  }
}
