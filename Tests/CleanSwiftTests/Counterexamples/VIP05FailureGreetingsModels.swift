import Catalogue

/// Responds with an error of the catalogue, in a case that no story reaches.
private enum Greetings {
  enum Open {
    enum Response {
      case success
      case failure(CatalogueError)
    }
  }
}
