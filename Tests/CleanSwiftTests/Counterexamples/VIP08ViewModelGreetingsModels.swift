/// Wraps a row that holds the closure for a tap.
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
