import Catalogue

/// Has a row of its view model hold the country that it is about.
private enum Greetings {
  enum Fetch {
    struct ViewModel {
      let rows: [Row]
    }
  }

  struct Row {
    let title: String
    let country: Country
  }
}
