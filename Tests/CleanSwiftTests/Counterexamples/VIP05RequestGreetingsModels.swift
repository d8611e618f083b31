import Catalogue

/// Asks for a whole country, and not for its row.
private enum Greetings {
  enum Open {
    struct Request {
      let country: Country
    }
  }
}
