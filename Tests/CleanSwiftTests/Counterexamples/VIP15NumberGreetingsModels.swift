/// Leaves the formatting of a number to the view controller.
private enum Greetings {
  enum Count {
    struct ViewModel {
      let rows: [Row]
    }
  }

  struct Row {
    let title: String
    let population: Int
  }
}
