/// Sends back a row of the view model.
private enum Greetings {
  enum Fetch {
    struct ViewModel {
      let rows: [Row]
    }
  }

  enum Open {
    struct Request {
      let row: Row
    }
  }

  struct Row {
    let title: String
  }
}
