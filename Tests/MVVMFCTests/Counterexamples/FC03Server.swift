import Foundation

/// The one server that answers.
private struct Server {
  let url = URL(string: "https://catalogue.example/")
}
