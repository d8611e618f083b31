import Catalogue

/// Responds with what was fetched, as it is stored.
private enum Greetings {
  enum Fetch {
    struct Response {
      let countries: [Country]
    }
  }
}
