import Catalogue

/// Responds with the countries as they are stored.
private enum Greetings {
  enum Fetch {
    struct Response {
      let countries: [Country]
    }
  }
}
