/// Wraps what to do when a row is tapped.
private enum Greetings {
  enum Greet {
    struct ViewModel {
      let rows: [Row]
    }
  }

  struct Row {
    let title: String
    let action: () -> Void
  }
}
