import Catalogue

/// Sends a whole country instead of its row.
private enum Greetings {
  enum Open {
    struct Request {
      let country: Country
    }
  }
}
