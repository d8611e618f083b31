import Catalogue

/// Keeps the country itself in each row of the view model.
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
